import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { databaseName } from './application-database.ts'
import { roleName } from './cluster.ts'
import { openHome } from './home.ts'
import { findRunning } from './server-process.ts'

/** As the owner of everything. Throws StartupError if none runs on this data folder. */
export async function findRunningDatabase(dataDir: string): Promise<string> {
  const isThere = existsSync(path.join(dataDir, 'postgres', 'cluster'))
  const home = isThere ? await openHome(dataDir) : undefined
  const server = home && (await findRunning(home))
  if (!home || !server) {
    throw new StartupError(
      `Guildhall does not run on the data folder ${dataDir}. Start it first, or set GUILDHALL_DATA_DIR or DATABASE_URL.`,
    )
  }
  const password = await readFile(path.join(home.folder, 'password'), 'utf8')
  return `postgresql://${roleName}:${password}@127.0.0.1:${server.port}/${databaseName}`
}
