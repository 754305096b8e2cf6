import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { changeOwner } from './debian.ts'
import { Machine } from './machines.ts'
import { forMachine, parseEnvironment } from './settings-file.ts'

export const ops = path.join(import.meta.dirname, '../../ops/failover')
const first = { name: 'database-1', address: '10.97.0.11' }

/** What Patroni says of a machine: undefined when it does not answer. */
type Said = { isPrimary: boolean; isStandby: boolean; isSynchronous: boolean }

/** Where the files for operators say that things are. */
const config = '/etc/patroni'
const state = { etcd: '/var/lib/etcd', postgresql: '/var/lib/postgresql', sockets: '/run/postgresql' }

/** A machine with a member of etcd, Patroni, and the PostgreSQL that Patroni runs, from the files for operators. */
export class DatabaseMachine {
  readonly machine: Machine
  readonly #etcd: Record<string, string>
  readonly #patroni: Record<string, string>
  readonly #env: Record<string, string>
  #running: ChildProcess | undefined

  private constructor(
    machine: Machine,
    etcd: Record<string, string>,
    patroni: Record<string, string>,
    env: Record<string, string>,
  ) {
    this.machine = machine
    this.#etcd = etcd
    this.#patroni = patroni
    this.#env = env
  }

  /** `env`: of what Patroni calls, and of `shell`. */
  static async open(place: number, folder: string, env: Record<string, string> = {}): Promise<DatabaseMachine> {
    const mounts: Record<string, string> = { [config]: path.join(folder, 'config') }
    for (const [name, place] of Object.entries(state)) mounts[place] = path.join(folder, name)
    for (const own of Object.values(mounts)) {
      await mkdir(own)
      await changeOwner(own, 'postgres')
    }
    const machine = await Machine.open(`database-${place}`, `10.97.0.1${place}`, folder, mounts)
    await copyFile(path.join(ops, 'patroni.yml'), path.join(folder, 'config', 'config.yml'))
    await copyFile(path.join(ops, 'pgbackrest.yml'), path.join(folder, 'config', 'pgbackrest.yml'))
    const read = async (name: string) =>
      forMachine(parseEnvironment(await readFile(path.join(ops, name), 'utf8')), first, machine)
    return new DatabaseMachine(machine, await read('etcd.env'), await read('patroni.env'), env)
  }

  start() {
    this.machine.start({ name: 'etcd', command: 'etcd', env: this.#etcd })
    this.startPatroni()
  }

  startPatroni() {
    const env = { ...this.#env, ...this.#patroni }
    this.#running = this.machine.start({ name: 'patroni', command: 'patroni', args: [`${config}/config.yml`], env })
  }

  /** With its PostgreSQL, as systemd does. */
  async stopPatroni() {
    const running = this.#running
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }

  /** A line of a shell, as the user of PostgreSQL. What it printed. */
  shell = (line: string) => this.machine.shell(line, this.#env)

  get superuserUrl(): string {
    return `postgresql://postgres:${this.#patroni.PATRONI_SUPERUSER_PASSWORD}@${this.machine.address}:5432/postgres`
  }

  async ask(): Promise<Said | undefined> {
    try {
      const response = await fetch(`http://${this.machine.address}:8008/primary`, {
        signal: AbortSignal.timeout(1_000),
      })
      const said = (await response.json()) as { role: string; state: string; sync_standby?: boolean }
      const isRunning = said.state === 'running'
      const isSuperior = said.role === 'master' || said.role === 'primary'
      return {
        // Who has won the election says so before it has finished to be promoted.
        isPrimary: isRunning && response.ok && isSuperior,
        isStandby: isRunning && said.role === 'replica',
        isSynchronous: said.sync_standby === true,
      }
    } catch {
      return undefined
    }
  }

  /** From the machine itself, past all proxies: whether a write is acknowledged. */
  acknowledges(statement: string, withinMs: number): Promise<boolean> {
    const env = { PGPASSWORD: this.#patroni.PATRONI_SUPERUSER_PASSWORD ?? '', PGCONNECT_TIMEOUT: '2' }
    return this.machine.succeeds('psql', ['-h', '127.0.0.1', '-qc', statement], env, withinMs)
  }
}
