import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isListening } from '../../install-tests/debian-packages.ts'
import { ops } from './database-machine.ts'

export const ownAddress = '10.97.0.1'
/** As people start it, with its limits of memory. */
const script = path.join(import.meta.dirname, '../../setup.cjs')

/** A program that is started again after it ended or was killed. */
export type Part = { kill(): Promise<void>; start(): Promise<void>; stop(): Promise<void> }

export async function startHaproxy(folder: string): Promise<Part> {
  const file = path.join(ops, 'haproxy.cfg')
  return startProgram({ name: 'haproxy', command: 'haproxy', args: ['-db', '-f', file], port: 5432, folder })
}

export async function startPgbouncer(folder: string, password: string): Promise<Part> {
  const users = path.join(folder, 'userlist.txt')
  await writeFile(users, `"guildhall" "${password}"\n`)
  const file = path.join(folder, 'pgbouncer.ini')
  const text = await readFile(path.join(ops, 'pgbouncer.ini'), 'utf8')
  await writeFile(file, text.replace('/etc/pgbouncer/userlist.txt', users))
  for (const one of [users, file]) await chmod(one, 0o644)
  const args = ['--reuid=postgres', '--regid=postgres', '--init-groups', 'pgbouncer', file]
  return startProgram({ name: 'pgbouncer', command: 'setpriv', args, port: 6432, folder })
}

/** `settings` with `PORT`, and `HOST` of this machine. */
export async function startGuildhall(name: string, settings: Record<string, string>, folder: string): Promise<Part> {
  const env = { ...settings, NODE_ENV: 'production', GUILDHALL_DATA_DIR: path.join(folder, name) }
  return startProgram({
    name,
    command: process.execPath,
    args: [script, '--serve'],
    env,
    port: Number(settings.PORT),
    folder,
  })
}

type Program = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  port: number
  folder: string
}

async function startProgram({ name, command, args, env, port, folder }: Program): Promise<Part> {
  let child: ChildProcess
  async function start() {
    const log = openSync(path.join(folder, `${name}.log`), 'a')
    child = spawn(command, args, { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', log, log] })
    if (!(await isListening(port, child, ownAddress))) throw new Error(`${name} ended: see its log in ${folder}`)
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return { start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
