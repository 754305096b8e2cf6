import system from '../../../../../node_modules/@electric-sql/pglite/dist/pglite.data?url'
import wasm from '../../../../../node_modules/@electric-sql/pglite/dist/pglite.wasm?url'
import cluster from '../../../../../node_modules/@electric-sql/pglite-prepopulatedfs/dist/prepopulatedfs.tgz?url'
import { loadBytes } from './load-bytes.ts'
import program from './sandbox/sql-program.ts?program'

export async function loadDatabase(signal: AbortSignal) {
  const [wasmBytes, systemBytes, clusterBytes] = await loadBytes([wasm, system, cluster], signal)
  return { program, files: { wasm: wasmBytes, system: systemBytes, cluster: clusterBytes } }
}
