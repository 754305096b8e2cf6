import { type ChildProcess, type ForkOptions, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { guildhallApi } from './apis.ts'
import type { Contender } from './contenders.ts'
import { nextMessage } from './next-message.ts'
import type { People } from './people.ts'

export type RunningServer = { port: number; pid: number; stop(): Promise<void> }

const setup = path.join(import.meta.dirname, '../setup.cjs')
/** What `setup.cjs` and the image start Node.js with. */
export const nodeOptions = readFileSync(path.join(import.meta.dirname, '../apps/server/node-options'), 'utf8')
  .trim()
  .split('\n')
const bareServer = path.join(import.meta.dirname, 'bare-server.ts')

export async function startGuildhall(
  databaseUrl: string,
  dataDir: string,
  people: People,
  settings: Record<string, string> = {},
): Promise<Contender> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [setup, '--serve'], {
    // Neither the environment nor a .env file may affect the measurements.
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      GUILDHALL_DATA_DIR: dataDir,
      GUILDHALL_DEMO: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      S3_BUCKET: '',
      TRUST_PROXY: '',
      PUBLIC_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    if (!/is ready|runs background jobs/.test(line)) continue
    child.stdout.resume()
    return {
      ...running(child, port),
      key: 'guildhall',
      name: 'Guildhall',
      api: guildhallApi,
      clientTokens: people.clients.map(({ token }) => token),
      viewerToken: people.viewer.token,
    }
  }
  throw new Error('the server did not start; its reason is above')
}

export async function startBareServer(
  key: 'bare' | 'bareOurs',
  databaseUrl: string,
  people: People,
): Promise<Contender> {
  const everybody = [people.viewer, ...people.clients]
  const USER_IDS = JSON.stringify(Object.fromEntries(everybody.map(({ token, id }) => [token, id])))
  return {
    ...(await forkServer(bareServer, { DATABASE_URL: databaseUrl, USER_IDS, DRIVER: key })),
    key,
    name: key === 'bare' ? 'bare handler' : 'bare handler, asking as we do',
    api: guildhallApi,
    clientTokens: people.clients.map(({ token }) => token),
    viewerToken: people.viewer.token,
  }
}

export async function forkServer(module: string, env: NodeJS.ProcessEnv, options: ForkOptions = {}) {
  const child = fork(module, { ...options, env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env } })
  return running(child, await nextMessage<number>(child))
}

const running = (child: ChildProcess, port: number): RunningServer => ({
  port,
  pid: child.pid ?? 0,
  stop: () => stopProcess(child),
})

export async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export function residentBytes(pid: number): number {
  if (process.platform === 'linux') {
    const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
    return Number(kilobytes) * 1_024
  }
  if (process.platform === 'win32') return Number.NaN
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1_024
}
