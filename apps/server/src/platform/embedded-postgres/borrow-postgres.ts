import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { databaseName } from './application-database.ts'
import { roleName } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { FolderBusyError } from './folder-lock.ts'
import { openHome } from './home.ts'
import { findRunning } from './server-process.ts'

/** That of a running Guildhall, or started until `giveBack()`. Throws StartupError if the folder has none. */
export async function borrowPostgres(dataDir: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${dataDir} yet.`)
  }
  try {
    const started = await startEmbeddedPostgres({ dataDir })
    return { url: started.url, giveBack: () => started.stop() }
  } catch (error) {
    if (!(error instanceof FolderBusyError)) throw error
    const home = await openHome(dataDir)
    const running = await findRunning(home)
    if (!running) throw error
    const password = await readFile(path.join(home.folder, 'password'), 'utf8')
    const url = `postgresql://${roleName}:${password}@127.0.0.1:${running.port}/${databaseName}`
    return { url, giveBack: async () => {} }
  }
}
