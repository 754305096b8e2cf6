import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import pg from 'pg'

export type ProcessorTimer = {
  /** Starts timing; the returned function tells the milliseconds of the server and of its connections since. */
  start(): Promise<() => Promise<number>>
  /** The processes of PostgreSQL that serve the connections there are. */
  listBackends(): Promise<number[]>
  close(): Promise<void>
}

/** What processes use of a processor, whatever they wait for one. On Linux only; elsewhere it is not a number. */
export async function openProcessorTimer(databaseUrl: string, serverPid: number): Promise<ProcessorTimer> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const listBackends = async () => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows.map(({ pid }) => pid)
  }
  const usedByPid = async () => {
    if (process.platform !== 'linux') return new Map([[serverPid, Number.NaN]])
    return new Map([serverPid, ...(await listBackends())].map((pid) => [pid, usedMs(pid)]))
  }
  return {
    listBackends,
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
  return readOr([], () => readdirSync(`/proc/${pid}/task`))
    .map((task) => usedByThreadMs(pid, task))
    .reduce((sum, ms) => sum + ms, 0)
}

/** Of all processors together, whoever used them. */
export const machineBusyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

/** Of its first thread by default: of Node.js, the one that runs our code. */
export function usedByThreadMs(pid: number, task: number | string = pid): number {
  return Number(readOr('0', () => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')[0]) / 1e6
}

/** For how long its threads have been ready to run while other processes had the processors. */
export function waitedMs(pid: number): number {
  return readOr([], () => readdirSync(`/proc/${pid}/task`))
    .map(
      (task) =>
        Number(readOr('0 0', () => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')[1]) / 1e6,
    )
    .reduce((sum, ms) => sum + ms, 0)
}

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
