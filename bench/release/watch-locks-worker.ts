import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'

const everyMs = 2

/** Locks that keep others from writing to a table, or from reading it. */
const heldSql = `select l.pid || ' ' || a.xact_start || ' ' || l.relation::regclass as lock, l.relation::regclass::text as "table",
    l.granted as "isHeld" from pg_locks l join pg_stat_activity a using (pid) join pg_class c on c.oid = l.relation
  where a.application_name = $1 and c.relkind in ('r', 'p') and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'ledger', 'jobs'))
    and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`

/** A lock as long as it was seen, from the look before to the one after at most. */
export type Span = { table: string; isHeld: boolean; ms: number }

const { url, name } = workerData as { url: string; name: string }
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

const client = new pg.Client(url)
client.on('error', () => {}) // a run that failed drops the database
await client.connect()
const seen = new Map<string, { table: string; isHeld: boolean; first: number; last: number }>()
const looksMs: number[] = []
let before = performance.now()
while (!isOver) {
  const { rows } = await client.query<{ lock: string; table: string; isHeld: boolean }>({
    ...{ name: 'locks', text: heldSql, values: [name] },
  })
  const now = performance.now()
  looksMs.push(now - before)
  before = now
  for (const { lock, table, isHeld } of rows) {
    const key = `${lock} ${isHeld}`
    seen.set(key, { table, isHeld, first: seen.get(key)?.first ?? now, last: now })
  }
  await pause(everyMs)
}
await client.end()
const spans: Span[] = [...seen.values()].map(({ table, isHeld, first, last }) => ({ table, isHeld, ms: last - first }))
parentPort?.postMessage({ spans, looksMs })
