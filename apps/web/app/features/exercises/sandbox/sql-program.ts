/** What a worker of the exercise frame runs for SQL: a database of its own in memory, and all tests of one program. */
import { PGlite } from '@electric-sql/pglite'
import { judgeQuery, type QueryTest } from '../../../../../../packages/contract/src/judge-query.ts'
import { clipAll } from './clip.ts'
import { limitWebAssembly } from './limit-web-assembly.ts'
import { nextMessage } from './next-message.ts'

type Files = { wasm: ArrayBuffer; system: ArrayBuffer; cluster: ArrayBuffer }
type Job = { code: { setup: string; code: string }; tests: QueryTest[] }

/** Valid, and never started: the cluster that comes with the files is there already. */
const noModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

limitWebAssembly(768 * 2 ** 20)

async function serveTests() {
  const { wasm, system, cluster } = await nextMessage<Files>()
  const database = await PGlite.create({
    pgliteWasmModule: await WebAssembly.compile(wasm),
    initdbWasmModule: await WebAssembly.compile(noModule),
    fsBundle: new Blob([system]),
    loadDataDir: new Blob([cluster]),
  })
  const job = nextMessage<Job>()
  self.postMessage('ready')
  const { code, tests } = await job
  for (const test of tests) self.postMessage({ test: clipAll(await judgeQuery(database, code, test)) })
}
serveTests().catch(() => self.postMessage({ stopped: 'failed' }))
