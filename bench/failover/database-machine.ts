import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Machine } from './machines.ts'
import { forMachine, parseEnvironment } from './settings-file.ts'

export const ops = path.join(import.meta.dirname, '../../ops/failover')
const first = { name: 'database-1', address: '10.97.0.11' }

/** What Patroni says of a machine: undefined when it does not answer. */
type Said = { isPrimary: boolean; isStandby: boolean; isSynchronous: boolean }

/** A machine with a member of etcd, Patroni, and the PostgreSQL that Patroni runs, from the files for operators. */
export class DatabaseMachine {
  readonly machine: Machine
  readonly #etcd: Record<string, string>
  readonly #patroni: Record<string, string>

  private constructor(machine: Machine, etcd: Record<string, string>, patroni: Record<string, string>) {
    this.machine = machine
    this.#etcd = etcd
    this.#patroni = patroni
  }

  static async open(place: number, folder: string): Promise<DatabaseMachine> {
    const machine = await Machine.open(`database-${place}`, `10.97.0.1${place}`, folder)
    const read = async (name: string) =>
      forMachine(parseEnvironment(await readFile(path.join(ops, name), 'utf8')), first, machine)
    const etcd = { ...(await read('etcd.env')), ETCD_DATA_DIR: path.join(folder, 'etcd') }
    const patroni = {
      ...(await read('patroni.env')),
      PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'postgresql'),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    }
    return new DatabaseMachine(machine, etcd, patroni)
  }

  start() {
    this.machine.start({ name: 'etcd', command: 'etcd', env: this.#etcd })
    this.machine.start({
      name: 'patroni',
      command: 'patroni',
      args: [path.join(ops, 'patroni.yml')],
      env: this.#patroni,
    })
  }

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
