import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startThrowawayPostgres } from '../../apps/server/src/platform/embedded-postgres/throwaway.ts'

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** Guildhall as it is started by anybody, with the demo marketplace, on a PostgreSQL and a port of its own. */
export async function startGuildhall(settings: Record<string, string> = {}) {
  const postgres = await startThrowawayPostgres()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-e2e-'))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATION_URL: postgres.url,
      GUILDHALL_DATA_DIR: dataDir,
      GUILDHALL_DEMO: '1',
      PORT: '0',
      // Every journey comes from one address.
      RATE_LIMIT_FACTOR: '10000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await addressOf(child),
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits for the block that says where Guildhall listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output to read')
  const lines = createInterface(child.stdout)
  for await (const line of lines) {
    const address = line.match(/http:\/\/[\w.]+:\d+/)?.[0]
    if (address) {
      // Keeps the pipe from filling up.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('Guildhall ended before it said where it listens')
}
