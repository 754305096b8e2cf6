import { spawn } from 'node:child_process'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts'

type Options = Pick<EmbeddedPostgresOptions, 'fsync' | 'settings'>

export async function startThrowawayPostgres({ fsync = false, settings }: Options = {}): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(path.join(fsync ? tmpdir() : await chooseFolder(), 'guildhall-'))
  const server = await startEmbeddedPostgres({ dataDir, fsync, ...(settings && { settings }) })
  const watchdog = clearUpAfterOurDeath(server, dataDir)
  return {
    ...server,
    async stop() {
      watchdog?.kill('SIGKILL')
      await server.stop()
      await removeAll(server, dataDir)
    },
  }
}

/** Every database is hundreds of files, and making them takes a disk's file system longer than what a test does with them. */
async function chooseFolder() {
  if (process.platform !== 'linux') return tmpdir()
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory && memory.bavail * memory.bsize > roomForDatabases ? '/dev/shm' : tmpdir()
}

const roomForDatabases = 2 * 1024 ** 3

const removeAll = (server: EmbeddedPostgres, dataDir: string) =>
  Promise.all([server.folder, dataDir].map((folder) => rm(folder, { recursive: true, force: true })))

/** A shell that waits for the end of its input, which ends with us. PostgreSQL itself would keep running. */
function clearUpAfterOurDeath(server: EmbeddedPostgres, dataDir: string) {
  if (process.platform === 'win32') return undefined
  const script = 'read -r _; kill -QUIT "$1"; until rm -rf "$2" "$3"; do sleep 0.1; done'
  const watchdog = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), server.folder, dataDir], {
    detached: true, // Ctrl+C goes to the whole process group, and this one has to survive it
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  watchdog.unref()
  if (watchdog.stdin && 'unref' in watchdog.stdin && typeof watchdog.stdin.unref === 'function') watchdog.stdin.unref()
  return watchdog
}
