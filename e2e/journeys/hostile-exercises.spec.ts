import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { courseWorkSchema, readCourseWorkFile } from '@guildhall/content'
import type { Page } from '@playwright/test'
import { textOfProgram } from '../../apps/web/programs-as-text.ts'
import { expect, test } from '../support/test.ts'

const lesson = '/library/javascript?lesson=values-and-scope'
const title = 'Add up what a form sends'

async function openExercise(page: Page) {
  await page.goto(lesson)
  const card = page
    .getByRole('tabpanel')
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) })
  await card.locator('summary').first().click()
  const editor = card.getByRole('textbox', { name: `Your code: ${title}` })
  async function run(code: string, says: string | RegExp) {
    await editor.fill(code)
    await card.getByRole('button', { name: 'Run the tests' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(card.getByText(says).first()).toBeVisible()
    await expect(card.getByRole('button', { name: 'Run the tests' })).toBeEnabled()
  }
  return { card, run }
}

/** What a world of its own has no use for. */
const absent = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Request', 'navigator'],
  ...['Worker', 'SharedWorker', 'MessageChannel', 'BroadcastChannel', 'postMessage', 'close', 'parent', 'document'],
  ...['indexedDB', 'caches', 'localStorage', 'location', 'WebAssembly', 'OffscreenCanvas', 'FontFace', 'Blob'],
]

const features = path.join(import.meta.dirname, '../../apps/web/app/features')

/** A worker's program that tries every way out, with all that a browser has. */
const reacherOf = (host: string) => `
  postMessage('ready')
  onmessage = async () => {
    const tries = {
      fetch: () => fetch('http://${host}/'),
      own: () => fetch('/api/library'),
      request: () => new Promise((done, fail) => {
        const request = new XMLHttpRequest()
        request.onload = done
        request.onerror = fail
        request.open('GET', 'http://${host}/')
        request.send()
      }),
      socket: () => new Promise((done, fail) => {
        const socket = new WebSocket('ws://${host}/')
        socket.onopen = done
        socket.onerror = fail
      }),
      script: () => import('http://${host}/a.js'),
      data: () => import('data:text/javascript,export default 1'),
      scripts: () => importScripts('http://${host}/a.js'),
      database: () => indexedDB.open('one'),
      cache: () => caches.open('one'),
    }
    const opened = []
    for (const [name, attempt] of Object.entries(tries)) {
      try { await attempt(); opened.push(name) } catch {}
    }
    postMessage({ opened, origin: self.origin })
  }`

test.describe('a hostile program', () => {
  // The policy refuses the import, and says so.
  test.use({ expectedErrors: [/Content Security Policy|Refused to|violates/i] })

  test('is stopped, or finds nothing, and the page goes on', async ({ page }) => {
    const { card, run } = await openExercise(page)
    const elsewhere = await listen()

    // Neighbors end differently, so that none passes by what the one before it said.
    await run('for (;;);', 'Stopped after 2 seconds.')
    await run("for (;;) console.log('more')", 'The program prints too much.')
    await run('const total = () => { for (;;); }', 'Stopped after 2 seconds.')
    await run('const kept = []; for (;;) kept.push(new Uint8Array(2 ** 24).fill(1))', 'uses too much memory')
    await run('const total = () => new Promise(() => {})', 'Stopped after 2 seconds.')
    await run(
      'const { constructor } = new Uint8Array(1); const kept = new constructor(2 ** 30)',
      'uses too much memory',
    )
    await run("let text = 'x'; for (;;) text = text.repeat(1000)", 'uses too much memory')
    await run(
      `const total = () => ${JSON.stringify(absent)}.filter((name) => name in globalThis || name in self)`,
      /^\[\]$/,
    )
    await run(
      `const total = () => import('http://${elsewhere.host}/a.js').then(() => 'loaded', (error) => error.name)`,
      "'TypeError'",
    )
    await run('const total = () => self.constructor.name', "'EventTarget'")

    expect(await elsewhere.close()).toBe(0)
    // Whoever overrides what judges them deceives nobody but themselves, and the next run begins anew.
    await run(
      "Promise.prototype.then = Array.prototype.map = JSON.stringify = Object.is = () => { throw new Error('no') }",
      /tests pass|stopped|Stopped|does not run/,
    )
    await run('const total = () => 20', '1 of 5 tests pass.')
    await expect(card.getByText('Solved', { exact: true })).toHaveCount(0)
  })

  test('that fills the heap ends with its frame', async ({ page }) => {
    const { run } = await openExercise(page)

    await run('const kept = []; for (;;) kept.push(Array(1000).fill(0).map(() => ({})))', /Stopped after|was stopped/)
    await run('const total = () => 20', '1 of 5 tests pass.')
  })

  test('meets the policy of the frame even where nothing was removed', async ({ page }) => {
    await page.goto(lesson)
    const elsewhere = await listen()

    const found = await runInFrame(page, { program: reacherOf(elsewhere.host), code: '', tests: [{}] })

    expect(found[0]).toEqual({ opened: [], origin: 'null' })
    expect(await elsewhere.close()).toBe(0)
  })
})

test('the frame allows scripts and nothing else, wherever it is opened', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/exercise-frame')).headers()

  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "frame-ancestors 'self'"]),
  )
  expect(policy).not.toMatch(/https?:|unsafe-inline|allow-same-origin|'self'(?!$)|connect-src/)
})

test('a browser agrees with the check of exercises on every solution and every planted mistake', async ({ page }) => {
  const program = await textOfProgram(path.join(features, 'exercises/sandbox/javascript-program.ts'))
  await page.goto(lesson)

  for (const { exercises } of courseWorkSchema.parse(readCourseWorkFile('javascript')).lessons) {
    for (const exercise of exercises) {
      if (exercise.kind !== 'code') continue
      const { id, solution, wrong, tests } = exercise
      const passes = async (code: string) => {
        const judged = (await runInFrame(page, { program, code, tests })) as { test?: { passed?: boolean } }[]
        return judged.length === tests.length && judged.every(({ test }) => test?.passed)
      }
      expect([id, await passes(solution)]).toEqual([id, true])
      for (const { name, code } of wrong) expect([id, name, await passes(code)]).toEqual([id, name, false])
    }
  }
})

/** As the page does it, with any program. Returns what the frame said. */
function runInFrame(page: Page, job: { program: string; code: string; tests: readonly object[] }) {
  return page.evaluate(
    (job) =>
      new Promise<unknown[]>((resolve) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts')
        frame.src = '/exercise-frame'
        const { port1, port2 } = new MessageChannel()
        const said: unknown[] = []
        port1.onmessage = ({ data }) => {
          if (data !== 'done') return void said.push(data)
          frame.remove()
          resolve(said)
        }
        frame.onload = () => frame.contentWindow?.postMessage({ ...job, limitMs: 20_000 }, '*', [port2])
        document.body.append(frame)
      }),
    job,
  )
}

/** Another server. `close` says how many have connected. */
async function listen() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.close()
      await once(server, 'close')
      return connections
    },
  }
}
