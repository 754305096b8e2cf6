/** What a worker of the exercise frame runs for Python: an interpreter of its own, and all tests of one program. */
import './without-scripts.ts'
import { loadPyodide } from 'pyodide'
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { info } from 'pyodide/pyodide-lock.json'
import { type PythonTest, pythonJudge, pythonSettings } from '../../../../../../packages/contract/src/judge-python.ts'
import { clipAll } from './clip.ts'
import { limitMemory } from './limit-memory.ts'
import { limitWebAssembly } from './limit-web-assembly.ts'
import { nextMessage } from './next-message.ts'
import { removeAllBut } from './remove-all-but.ts'

type Files = { wasm: ArrayBuffer; library: ArrayBuffer }
type Job = { code: string; tests: PythonTest[] }

const send = self.postMessage.bind(self)
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

const fail = () => send({ stopped: 'failed' })

async function serveTests() {
  const python = await loadPython(await nextMessage<Files>())
  const judge = pythonJudge(python)
  // Nothing answers once the interpreter has died, and Pyodide tells it here alone.
  Object.assign((python as unknown as { _api: object })._api, { on_fatal: fail })
  const job = nextMessage<Job>()
  send('ready')
  const { code, tests } = await job
  removeAllBut([
    ...['console', 'setTimeout', 'clearTimeout', 'performance', 'crypto', 'TextDecoder', 'TextEncoder'],
    ...['WebAssembly', 'Event', 'EventTarget', 'DOMException'],
  ])
  limitMemory(64 * 2 ** 20)
  for (const test of tests) send({ test: clipAll(await judge(code, test)) })
}
for (const kind of ['error', 'unhandledrejection']) self.addEventListener(kind, (event) => event.preventDefault())
serveTests().catch(fail)
