import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../platform/database/database.ts'
import { patience } from './patience.ts'

/**
 * Locks `row`, starts the attempts one by one, each once the previous one waits for a lock (`pg_stat_activity`), then
 * releases the lock. They continue in this order, and none has seen what another did. A bare `Promise.all` could pass
 * even without the lock under test.
 */
export function raceOn<T>(
  database: Database,
  row: { table: string; id: string },
  attempts: (() => Promise<T>)[],
): Promise<T[]> {
  return raceBehind(database, rowLock(row), attempts)
}

/** Like `raceOn`, but all attempts wait for the statement `obstacle`, which is rolled back. */
export async function raceBehind<T>(
  { pool }: Database,
  obstacle: Obstacle,
  attempts: (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await pool.connect()
  let isOver = false
  try {
    await holder.query('begin')
    await holder.query(obstacle)
    const running: Promise<T>[] = []
    for (const attempt of attempts) {
      running.push(attempt())
      await waitUntilBlocked(pool, running.length)
    }
    await holder.query('rollback')
    isOver = true
    return await Promise.all(running)
  } finally {
    holder.release(!isOver) // closed, so that a failed race leaves no lock
  }
}

/** Returns what `look` saw while `attempt` waited for a locked row. */
export function lookWhileWaiting<Seen>(
  database: Database,
  row: { table: string; id: string },
  attempt: () => Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<Seen> {
  return lookBehind(database, rowLock(row), attempt, look)
}

/** Like `lookWhileWaiting`, but `attempt` waits for the statement `obstacle`, which is rolled back. */
export async function lookBehind<Seen>(
  { pool }: Database,
  obstacle: Obstacle,
  attempt: () => Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const holder = await pool.connect()
  let isOver = false
  try {
    await holder.query('begin')
    await holder.query(obstacle)
    const running = attempt()
    await waitUntilBlocked(pool, 1)
    const seen = await look()
    await holder.query('rollback')
    isOver = true
    await running
    return seen
  } finally {
    holder.release(!isOver)
  }
}

type Obstacle = { text: string; values: unknown[] }

const rowLock = ({ table, id }: { table: string; id: string }): Obstacle => ({
  text: `select 1 from ${pg.escapeIdentifier(table)} where id = $1 for update`,
  values: [id],
})

const betweenLooksMs = 3

/** Waits until `count` statements wait for a lock. */
export async function waitUntilBlocked(pool: pg.Pool, count: number) {
  const deadline = Date.now() + patience.timeout
  for (;;) {
    const waiting = await countBlocked(pool)
    if (waiting >= count) return
    if (Date.now() > deadline) throw new Error(`only ${waiting} of ${count} attempts ever waited for the lock`)
    await setTimeout(betweenLooksMs) // they need the processor, too
  }
}

/** Asks outside the transaction that holds the lock, where `pg_stat_activity` would be a fixed snapshot. */
export async function countBlocked(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ blocked: number }>(
    `select count(*) as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.blocked ?? 0
}
