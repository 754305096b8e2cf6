import { readdirSync, readFileSync } from 'node:fs'
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
export const usedMs = (pid: number) => listThreads(pid).reduce((sum, { usedMs }) => sum + usedMs, 0)

export function listThreads(pid: number): { id: number; name: string; usedMs: number }[] {
  return readOr([], () => readdirSync(`/proc/${pid}/task`)).map((task) => ({
    id: Number(task),
    name: readOr('', () => readFileSync(`/proc/${pid}/task/${task}/comm`, 'utf8')).trim(),
    usedMs: usedByThreadMs(pid, task),
  }))
}

/** Of all processors together. What is not idle has what other machines on the same host took as well. */
export function idleMs(): number {
  const [, , , idle = Number.NaN, waiting = 0] = readOr('', () => readFileSync('/proc/stat', 'utf8'))
    .replace(/^cpu +/, '')
    .split(' ', 5)
    .map(Number)
  return ((idle + waiting) * 1_000) / ticksPerSecond
}

/** Linux tells programs of hundredths of a second, whatever its clock. */
const ticksPerSecond = 100

/** Of its first thread by default: of Node.js, the one that runs our code. */
export const usedByThreadMs = (pid: number, task: number | string = pid) => readSchedule(pid, task).usedMs

/** For how long it was ready to run while others had the processors. */
export const waitedByThreadMs = (pid: number, task: number | string = pid) => readSchedule(pid, task).waitedMs

/** For how long its threads have been ready to run while other processes had the processors. */
export function waitedMs(pid: number): number {
  return readOr([], () => readdirSync(`/proc/${pid}/task`)).reduce((sum, task) => sum + waitedByThreadMs(pid, task), 0)
}

function readSchedule(pid: number, task: number | string) {
  const [used, waited] = readOr('0 0', () => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')
  return { usedMs: Number(used) / 1e6, waitedMs: Number(waited) / 1e6 }
}

function readOr<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
