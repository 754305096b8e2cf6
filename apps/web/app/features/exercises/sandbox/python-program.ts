/** What a worker of the exercise frame runs for Python: an interpreter of its own, and all tests of one program. */
import './hide-import-scripts.ts'
import { loadPyodide } from 'pyodide'
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { info } from 'pyodide/pyodide-lock.json'
import { type PythonTest, pythonJudge, pythonSettings } from '../../../../../../packages/contract/src/judge-python.ts'
import { clipAll } from './clip.ts'
import { limitMemory } from './limit-memory.ts'
import { endWebAssembly, limitWebAssembly } from './limit-web-assembly.ts'
import { removeAllBut } from './remove-all-but.ts'
import { serveJob } from './serve-job.ts'

type Files = { wasm: ArrayBuffer; library: ArrayBuffer }
type Job = { code: string; tests: PythonTest[] }

/** Where nothing is: what Pyodide asks for there was handed in. */
const nowhere = 'http://nowhere.invalid/'

limitWebAssembly(256 * 2 ** 20)

async function loadPython({ wasm, library }: Files) {
  const fetched = new Map([
    [`${nowhere}pyodide.asm.wasm`, new Response(wasm, { headers: { 'content-type': 'application/wasm' } })],
    [`${nowhere}python_stdlib.zip`, new Response(library)],
  ])
  // What Pyodide tells developers is no news for the page's console.
  const nothing = () => undefined
  Object.assign(self, {
    console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
    fetch: (address: unknown) => Promise.resolve(fetched.get(String(address)) ?? Response.error()),
  })
  return loadPyodide({
    ...pythonSettings,
    indexURL: nowhere,
    packageBaseUrl: nowhere,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    createPyodideModule,
  })
}

const silence = (kind: string) => self.addEventListener(kind, (event) => event.preventDefault())
silence('unhandledrejection')

void serveJob(async (files: Files) => {
  const python = await loadPython(files)
  const judge = pythonJudge(python)
  return async ({ code, tests }: Job, { send, fail }) => {
    silence('error')
    // Nothing answers once the interpreter has died, and Pyodide tells it here alone.
    Object.assign((python as unknown as { _api: object })._api, { on_fatal: fail })
    removeAllBut([
      ...['console', 'setTimeout', 'clearTimeout', 'performance', 'crypto', 'TextDecoder', 'TextEncoder'],
      ...['WebAssembly', 'Event', 'EventTarget', 'DOMException'],
    ])
    endWebAssembly()
    limitMemory(64 * 2 ** 20)
    for (const test of tests) send({ test: clipAll(await judge(code, test)) })
  }
})
