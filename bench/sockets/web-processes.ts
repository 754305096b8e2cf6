import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'
import { startGuildhall } from '../servers.ts'

const nobody = { clients: [], viewer: { id: '', email: '', token: '' } }
const preload = path.join(import.meta.dirname, 'longest-turn.ts')

export type WebProcess = Awaited<ReturnType<typeof startProcess>>

/** As behind a proxy, so that not all share what one address may have. `port`: that of one that was lost. */
export async function startProcess(databaseUrl: string, settings: Record<string, string> = {}, chosenPort?: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-bench-'))
  const file = path.join(folder, 'longest-turn')
  const port = chosenPort ?? (await findFreePort())
  const server = await startGuildhall(databaseUrl, folder, nobody, {
    ...{ GUILDHALL_ROLE: 'web', PUBLIC_URL: 'http://127.0.0.1', TRUST_PROXY: '127.0.0.1' },
    ...{ PORT: String(port), LONGEST_TURN_FILE: file, NODE_OPTIONS: `--import ${preload}` },
    ...settings,
  })
  return {
    port,
    pid: server.pid,
    /** Milliseconds of processor time, since it was asked last. */
    async longestTurn(): Promise<number> {
      rmSync(file, { force: true })
      process.kill(server.pid, 'SIGUSR2')
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20)
      return Number(readFileSync(file, 'utf8'))
    },
    kill: () => void process.kill(server.pid, 'SIGKILL'),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
