import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from '../../apps/server/src/platform/embedded-postgres/server-process.ts'
import { debianLibraries, debianProgram, isListening } from '../../install-tests/debian-packages.ts'
import { ops } from '../failover/database-machine.ts'
import type { Release } from './previous-release.ts'

/** The file in `ops/failover` without its databases, for two servers of this machine. */
export function frontOf(text: string, port: number, [first, second]: readonly [number, number]): string {
  return text
    .replace(/^# The primary[\s\S]*?(?=^frontend )/m, '')
    .replace('10.97.0.1:3000', `127.0.0.1:${first}`)
    .replace('10.97.0.1:3001', `127.0.0.1:${second}`)
    .replace('bind 10.97.0.1:80', `bind 127.0.0.1:${port}`)
    .replace(/^ {2}(user|group) haproxy\n/gm, '')
}

export async function startFront(folder: string, ports: readonly [number, number]) {
  const program = debianProgram('haproxy', 'usr/sbin/haproxy')
  if (!program) throw new Error('HAProxy could not be had from Debian.')
  const port = await findFreePort()
  const text = await readFile(path.join(ops, 'haproxy.cfg'), 'utf8')
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, frontOf(text, port, ports))
  const log = openSync(path.join(folder, 'haproxy.log'), 'a')
  const env = { ...process.env, LD_LIBRARY_PATH: debianLibraries() }
  const child = spawn(program, ['-db', '-f', file], { env, stdio: ['ignore', log, log] })
  if (!(await isListening(port, child))) throw new Error(`HAProxy ended: see its log in ${folder}`)
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) }
}

/** One process of a release, as people start it, once it answers. */
export async function startPart(release: Release, settings: Record<string, string>, folder: string, name: string) {
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const child = spawn(process.execPath, [path.join(release.folder, 'setup.cjs'), '--serve'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', log, log],
  })
  if (!(await isListening(Number(settings.PORT), child))) throw new Error(`${name} ended: see its log in ${folder}`)
  return {
    /** Its exit code, and the seconds it took. */
    async stop() {
      const began = performance.now()
      await end(child)
      return { code: child.exitCode, seconds: (performance.now() - began) / 1_000 }
    },
  }
}

/** As an operator does before the new processes start. */
export async function migrateBy(release: Release, settings: Record<string, string>) {
  const script = path.join(release.folder, 'setup.cjs')
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings }
  const child = spawn(process.execPath, [script, '--serve', 'migrate'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`guildhall migrate ended with ${code}`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
