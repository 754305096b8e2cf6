import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { jobsSchema } from '../../apps/server/src/platform/jobs/job-kind.ts'
import { listThreads, usedMs } from '../processor-time.ts'
import type { Cost } from './kinds.ts'
import type { Visitor } from './visitor.ts'

export type Task = () => Promise<unknown>
export type Meter = Awaited<ReturnType<typeof openMeter>>
/** Milliseconds of processor time. */
export type Used = Pick<Cost, 'serverMs' | 'poolMs' | 'besideMs' | 'databaseMs' | 'writersMs' | 'askerMs'>

/** What servers, PostgreSQL and we need for what we ask. */
export async function openMeter(serverPids: readonly number[], url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')

  const count = async () => {
    // Ours are of the owner; the server works as the other role. Rows of jobs are removed when they are done.
    const { rows } = await client.query<{ statements: number; log: number; stored: number }>(
      `select (select sum(calls) from pg_stat_statements where userid <> current_user::regrole)::float8 as statements,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log, (select sum(pg_total_relation_size(oid)) from pg_class
           where relkind = 'r' and relnamespace = 'public'::regnamespace)::float8 as stored`,
    )
    const [row] = rows
    if (!row) throw new Error('PostgreSQL counts nothing')
    return row
  }
  const readUsed = async () => {
    const { rows } = await client.query<{ pid: number; serves: boolean }>(
      `select pid, backend_type = 'client backend' as serves from pg_stat_activity
       where pid <> pg_backend_pid() and (datname = current_database() or datname is null)`,
    )
    return {
      backends: new Map(rows.filter(({ serves }) => serves).map(({ pid }) => [pid, usedMs(pid)])),
      writers: new Map(rows.filter(({ serves }) => !serves).map(({ pid }) => [pid, usedMs(pid)])),
      threads: serverPids.flatMap(listThreads),
      asker: process.cpuUsage(),
    }
  }
  /** Until the jobs that are due have been done. */
  async function untilAtRest() {
    const due = `select from ${jobsSchema}.job where state <= 'active' and start_after <= now() limit 1`
    while (((await client.query(due)).rowCount ?? 0) > 0) await pause(20)
  }
  /** The returned function tells what was used since. */
  async function startUsed(): Promise<() => Promise<Used>> {
    const before = await readUsed()
    return async () => {
      const asker = process.cpuUsage(before.asker)
      const after = await readUsed()
      const ofThreads = (isMeant: (name: string, id: number) => boolean) =>
        sum(after.threads, ({ id, name, usedMs }) =>
          isMeant(name, id) ? usedMs - (before.threads.find((thread) => thread.id === id)?.usedMs ?? 0) : 0,
        )
      return {
        serverMs: ofThreads(() => true),
        poolMs: ofThreads((name) => name === 'libuv-worker'),
        besideMs: ofThreads((name, id) => name !== 'libuv-worker' && !serverPids.includes(id)),
        // Connections that were closed meanwhile are left out.
        databaseMs: sum([...after.backends], ([pid, ms]) => ms - (before.backends.get(pid) ?? 0)),
        writersMs: sum([...after.writers], ([pid, ms]) => ms - (before.writers.get(pid) ?? 0)),
        askerMs: (asker.user + asker.system) / 1_000,
      }
    }
  }
  return {
    untilAtRest,
    startUsed,
    /** On average, `atOnce` at once. */
    async measure(
      visitor: Visitor,
      tasks: readonly Task[],
      atOnce: number,
      until: Task,
    ): Promise<Omit<Cost, 'commits'>> {
      const [before, bytes] = [await count(), visitor.bytes]
      const stop = await startUsed()
      for (let place = 0; place < tasks.length; place += atOnce)
        await Promise.all(tasks.slice(place, place + atOnce).map((task) => task()))
      await until()
      const used = await stop()
      const after = await count()
      const each = (value: number) => value / tasks.length
      return {
        serverMs: each(used.serverMs),
        poolMs: each(used.poolMs),
        besideMs: each(used.besideMs),
        databaseMs: each(used.databaseMs),
        writersMs: each(used.writersMs),
        askerMs: each(used.askerMs),
        statements: each(after.statements - before.statements),
        sentBytes: each(visitor.bytes - bytes),
        logBytes: each(after.log - before.log),
        storedBytes: each(after.stored - before.stored),
      }
    },
    /** Of single ones, one after the other, with what follows each. */
    async measureEach(tasks: readonly Task[], until: Task): Promise<Used[]> {
      const used: Used[] = []
      for (const task of tasks) {
        const stop = await startUsed()
        await task()
        await until()
        used.push(await stop())
      }
      return used
    },
    /** How often connections waited for the log to be on the disk. `ask`: for something that has them tell it. */
    async countLogWrites(ask: Task): Promise<number> {
      // A connection tells at most once a second, after a statement.
      await pause(1_100)
      await ask()
      const { rows } = await client.query<{ count: number }>(
        `select sum(fsyncs)::float8 as count from pg_stat_io where object = 'wal' and backend_type = 'client backend'`,
      )
      return rows[0]?.count ?? Number.NaN
    },
    close: () => client.end(),
  }
}

const sum = <T>(values: readonly T[], of: (value: T) => number) => values.reduce((sum, value) => sum + of(value), 0)
