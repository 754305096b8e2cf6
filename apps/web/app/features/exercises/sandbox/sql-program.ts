/** What a worker of the exercise frame runs for SQL: a database of its own in memory, and all tests of one program. */
import { PGlite } from '@electric-sql/pglite'
import { judgeQuery, type QueryTest } from '../../../../../../packages/contract/src/judge-query.ts'
import { clipAll } from './clip.ts'
import { limitWebAssembly } from './limit-web-assembly.ts'
import { serveJob } from './serve-job.ts'

type Files = { wasm: ArrayBuffer; system: ArrayBuffer; cluster: ArrayBuffer }
type Job = { code: { setup: string; code: string }; tests: QueryTest[] }

/** Valid, and never started: the cluster that comes with the files is there already. */
const noModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

limitWebAssembly(768 * 2 ** 20)

void serveJob(async ({ wasm, system, cluster }: Files) => {
  const database = await PGlite.create({
    pgliteWasmModule: await WebAssembly.compile(wasm),
    initdbWasmModule: await WebAssembly.compile(noModule),
    fsBundle: new Blob([system]),
    loadDataDir: new Blob([cluster]),
  })
  return async ({ code, tests }: Job, { send }) => {
    for (const test of tests) send({ test: clipAll(await judgeQuery(database, code, test)) })
  }
})
