/** What a worker of the exercise frame runs for SQL: a database of its own in memory, and all tests of one program. */
import { PGlite } from '@electric-sql/pglite'
import { judgeQuery, type QueryTest } from '../../../../../../packages/contract/src/judge-query.ts'
import { clipAll } from './clip.ts'

type Files = { wasm: ArrayBuffer; system: ArrayBuffer; cluster: ArrayBuffer }
type Job = { code: { setup: string; code: string }; tests: QueryTest[] }

const memoryMaximum = 768 * 2 ** 20
const pageBytes = 65_536
/** Valid, and never started: the cluster that comes with the files is there already. */
const noModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

const { grow } = WebAssembly.Memory.prototype
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * pageBytes > memoryMaximum)
    throw new RangeError('The program uses too much memory.')
  return grow.call(this, pages)
}

const next = <Message>() =>
  new Promise<Message>((resolve) => {
    self.addEventListener('message', ({ data }: MessageEvent<Message>) => resolve(data), { once: true })
  })

async function serveTests() {
  const { wasm, system, cluster } = await next<Files>()
  const database = await PGlite.create({
    pgliteWasmModule: await WebAssembly.compile(wasm),
    initdbWasmModule: await WebAssembly.compile(noModule),
    fsBundle: new Blob([system]),
    loadDataDir: new Blob([cluster]),
  })
  const job = next<Job>()
  self.postMessage('ready')
  const { code, tests } = await job
  for (const test of tests) self.postMessage({ test: clipAll(await judgeQuery(database, code, test)) })
}
serveTests().catch(() => self.postMessage({ stopped: 'failed' }))
