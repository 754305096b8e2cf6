import system from '../../../../../node_modules/@electric-sql/pglite/dist/pglite.data?url'
import wasm from '../../../../../node_modules/@electric-sql/pglite/dist/pglite.wasm?url'
import cluster from '../../../../../node_modules/@electric-sql/pglite-prepopulatedfs/dist/prepopulatedfs.tgz?url'
import program from './sandbox/sql-program.ts?program'

/** For 9 MB on a slow line. */
const patienceMs = 180_000

/** The frame may load nothing, so the page hands it what the database consists of. */
export async function loadDatabase() {
  const [wasmBytes, systemBytes, clusterBytes] = await Promise.all([wasm, system, cluster].map(bytesOf))
  return { program, files: { wasm: wasmBytes, system: systemBytes, cluster: clusterBytes } }
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
