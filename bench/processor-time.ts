import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

export type ProcessorTimer = {
  /** Starts timing; the returned function tells the milliseconds of the server and of its connections since. */
  start(): Promise<() => Promise<number>>
  close(): Promise<void>
}

/** What processes use of a processor, whatever they wait for one. On Linux only; elsewhere it is not a number. */
export async function openProcessorTimer(databaseUrl: string, serverPid: number): Promise<ProcessorTimer> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const usedByPid = async () => {
    if (process.platform !== 'linux') return new Map([[serverPid, Number.NaN]])
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return new Map([serverPid, ...rows.map(({ pid }) => pid)].map((pid) => [pid, usedMs(pid)]))
  }
  return {
    async start() {
      const before = await usedByPid()
      return async () => {
        const after = await usedByPid()
        // Connections that were closed meanwhile are left out.
        return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
      }
    },
    close: () => client.end(),
  }
}

/** Of all its threads. One that has ended meanwhile is left out. */
export function usedMs(pid: number): number {
  const tasks = `/proc/${pid}/task`
  return readOr([], () => readdirSync(tasks))
    .map((task) => Number(readOr('0', () => readFileSync(`${tasks}/${task}/schedstat`, 'utf8')).split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
