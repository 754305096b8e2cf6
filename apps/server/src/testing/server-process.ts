import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The bundle that `npm test` has built, as it is what people run and starts in a quarter of the time; else the source. */
export const mainScript = process.env.GUILDHALL_BUNDLE || fileURLToPath(new URL('../main.ts', import.meta.url))

/** Guildhall in its own process, on its own port and data folder. `args` for Node.js. */
export async function startServerProcess(
  settings: { DATABASE_URL: string } & Record<string, string>,
  args: readonly string[] = [mainScript],
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-server-'))
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', GUILDHALL_DATA_DIR: dataDir, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    url: await addressOf(child),
    dataDir,
    /** Resident memory. Linux only. */
    async residentBytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) * 1024
    },
    /** Ends it without warning, as a power failure would. */
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output to read')
  for await (const line of createInterface(child.stdout)) {
    const address = line.match(/http:\/\/[\w.]+:\d+/)?.[0]
    if (address) {
      // Drains the pipe.
      child.stdout.resume()
      return address
    }
  }
  throw new Error('Guildhall ended before it said where it listens')
}
