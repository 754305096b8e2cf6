import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { jobKinds } from '../../apps/server/src/job-kinds.ts'
import { migrateDatabase } from '../../apps/server/src/platform/database/migrate-database.ts'
import { connect } from '../databases.ts'
import type { Share } from './copy-worker.ts'
import type { Market } from './market.ts'
import { tables } from './tables.ts'

const workers = 2

/**
 * Fills those of the tables that are empty, by COPY, and adds constraints and indexes afterwards: that takes a fraction of keeping them
 * meanwhile. The indexes of the search are left out.
 */
export async function loadRows(url: string, market: Market, names: readonly string[], say: Say): Promise<void> {
  await migrateDatabase(url, url, jobKinds)
  const client = await connect(url)
  try {
    const empty = await listEmpty(client, names)
    if (empty.length === 0) return
    const definitions = await takeAway(client, empty)
    await fill(url, market, empty, say)
    const indexes = definitions.indexes.filter(({ name }) => !isOfSearch(name))
    await addIndexes(client, url, { ...definitions, indexes }, say)
    await client.query('create table if not exists bench_left_out (n int)')
    for (const { name } of definitions.indexes.filter(({ name }) => isOfSearch(name))) {
      await client.query(`create index if not exists ${name} on bench_left_out (n)`) // for a migration that drops it
    }
    for (const [name, sql] of Object.entries(restSql)) if (empty.includes(name)) await client.query(sql)
    await client.query('vacuum (analyze, parallel 0)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

type Say = (line: string) => void

async function listEmpty(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const empty: string[] = []
  for (const name of names) {
    if ((await client.query(`select from ${name} limit 1`)).rowCount === 0) empty.push(name)
  }
  return empty
}

async function fill(url: string, market: Market, names: string[], say: Say) {
  await inTurns(names, async (name) => {
    const workerData: Share = { url, market, name }
    const worker = new Worker(path.join(import.meta.dirname, 'copy-worker.ts'), { workerData })
    await once(worker, 'exit') // rejects on an error
    say(`  ${name} is written.`)
  })
}

/** As many at once as there are {@link workers}, each of which takes the next. */
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}

const undefinedColumn = '42703'

/** They take as long as all else together. */
const isOfSearch = (name: string) => name.startsWith('projects_search_')

/**
 * Adds what a new database has and this one lacks: the search indexes, which {@link loadRows} leaves out, and what a later release
 * added. `empty` is another database, to learn that from.
 */
export async function addMissingIndexes(url: string, empty: string, say: Say): Promise<void> {
  await migrateDatabase(empty, empty, jobKinds)
  const [model, client] = [await connect(empty), await connect(url)]
  const known = new Set((await readIndexes(client)).map(({ name }) => name))
  const missing = (await readIndexes(model)).filter(({ name }) => !known.has(name))
  await model.end()
  for (const { name, text } of missing) {
    const began = performance.now()
    try {
      await client.query(`drop index if exists ${name}; ${text}`)
    } catch (error) {
      if ((error as pg.DatabaseError).code !== undefinedColumn) throw error
      continue // The migration that adds the column builds it.
    }
    say(`  ${name} is built, in ${Math.round((performance.now() - began) / 1_000)} s.`)
  }
  // Only now: a migration would build them concurrently, which takes longer.
  await migrateDatabase(url, url, jobKinds)
  if (missing.length > 0) await client.query('vacuum (analyze) projects')
  await client.query('checkpoint')
  await client.end()
}

async function readIndexes(client: pg.Client, names: readonly string[] = allTables): Promise<Definitions['indexes']> {
  const { rows } = await client.query<Definitions['indexes'][number]>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
     from pg_index where indrelid in ${oidsOf(names)} order by 2`,
  )
  return rows
}

type Definitions = {
  indexes: { table: string; name: string; text: string }[]
  foreignKeys: string[]
  triggers: string[]
}

const allTables = tables.map(({ name }) => name)
const oidsOf = (names: readonly string[]) => `(${names.map((name) => `'${name}'::regclass`).join(', ')})`

/** The rows follow from each other's numbers. Reading all of them again to prove it takes as long as loading them. */
const unproven = `case when contype = 'f' and (select relkind from pg_class where pg_class.oid = conrelid) = 'r' then 'not valid' else '' end`

async function takeAway(client: pg.Client, names: readonly string[]): Promise<Definitions> {
  const oids = oidsOf(names)
  // Those that see all rows of a statement would have these written to the disk twice, even if they are disabled.
  const { rows: triggers } = await client.query<{ table: string; name: string; text: string }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, pg_get_triggerdef(oid) as text
     from pg_trigger where not tgisinternal and tgparentid = 0 and tgrelid in ${oids}`,
  )
  for (const { table, name } of triggers) await client.query(`drop trigger ${name} on ${table}`)
  const { rows: constraints } = await client.query<{ table: string; name: string; text: string; type: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, contype as type,
       format('alter table %s add constraint %I %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), ${unproven}) as text
     from pg_constraint where contype in ('p', 'u', 'f') and conparentid = 0 and (conrelid in ${oids} or confrelid in ${oids})
     order by contype = 'f' desc`,
  )
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`)
  const indexes = await readIndexes(client, names)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return {
    indexes: [...constraints.filter(({ type }) => type !== 'f'), ...indexes],
    foreignKeys: constraints.filter(({ type }) => type === 'f').map(({ text }) => text),
    triggers: triggers.map(({ text }) => text),
  }
}

async function addIndexes(client: pg.Client, url: string, { indexes, foreignKeys, triggers }: Definitions, say: Say) {
  // One table after the other in each connection: those of one table wait for each other's locks.
  await inTurns([...new Set(indexes.map(({ table }) => table))], async (table) => {
    const builder = await connect(url)
    for (const index of indexes.filter((other) => other.table === table)) await builder.query(index.text)
    await builder.end()
    say(`  ${table} is indexed.`)
  })
  for (const text of foreignKeys) await client.query(text)
  for (const text of triggers) await client.query(text)
  await client.query(`update pg_constraint set convalidated = true where not convalidated`)
}

/** What follows from the rows of a table, where triggers and functions have not seen them. */
const restSql: Record<string, string> = {
  projects: `insert into project_category_counts (category, projects)
    select coalesce(category, 'Design'), count(*) from projects where not is_private group by 1`,
  'ledger.lines': `insert into ledger.balances (account, owner_id, cents)
      select account, owner_id, sum(amount_cents) from ledger.lines where owner_id is not null group by 1, 2;
    insert into ledger.earned_months (owner_id, month, released_cents, withdrawn_cents)
      select l.owner_id, date_trunc('month', e.at at time zone 'UTC')::date, sum(greatest(l.amount_cents, 0)), sum(greatest(-l.amount_cents, 0))
      from ledger.lines l join ledger.entries e on e.id = l.entry_id where l.account = 'payable' group by 1, 2`,
}
