import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startGuildhall } from '../servers.ts'

const nobody = { clients: [], viewer: { id: '', email: '', token: '' } }

/** Returns a function that stops it. */
export async function startGuildhallWorker(databaseUrl: string, settings: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  const worker = await startGuildhall(databaseUrl, folder, nobody, {
    ...{ GUILDHALL_ROLE: 'worker', PUBLIC_URL: 'http://127.0.0.1' },
    ...settings,
  })
  return async () => {
    await worker.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
