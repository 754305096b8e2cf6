import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const sourceScript = fileURLToPath(new URL('../main.ts', import.meta.url))
/** The bundle, if `npm test` has built it: people run it, and it starts in a quarter of the time. */
export const mainScript = process.env.GUILDHALL_BUNDLE || sourceScript

/** With its own port and data folder. `args` are for Node.js. */
export async function startServerProcess(
  /** An empty `DATABASE_URL`: with the built-in database. */
  settings: { DATABASE_URL: string } & Record<string, string>,
  args: readonly string[] = [mainScript],
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-server-'))
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', GUILDHALL_DATA_DIR: dataDir, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const errors: string[] = []
  return {
    url: await addressOf(child, (line) => {
      if (errorLevels.test(line)) errors.push(line)
    }),
    dataDir,
    pid: child.pid ?? 0,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    /** Errors logged since the last call. */
    takeErrors: () => errors.splice(0),
    /** Linux only. */
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    /** Rejects if it did not end as it should. */
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'close') // with the last of its output
      }
      await rm(dataDir, { recursive: true, force: true })
      if (child.exitCode) throw new Error(`the server stopped with exit code ${child.exitCode}`)
    },
  }
}

/** Pino's error and fatal. */
const errorLevels = /^\{"level":[56]0,/

/** Goes on reading the output, so that the pipe never fills. */
function addressOf({ stdout }: ChildProcess, onLine: (line: string) => void): Promise<string> {
  if (!stdout) throw new Error('the server has no output to read')
  const lines = createInterface(stdout)
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      onLine(line)
      const address = line.match(/http:\/\/[\w.]+:\d+/)?.[0]
      if (address) resolve(address)
    })
    lines.once('close', () => reject(new Error('Guildhall ended before it said where it listens')))
  })
}
