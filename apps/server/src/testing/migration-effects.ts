import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { inTransaction } from '../platform/database/migrate-in-steps.ts'

/** By column. `isRequired`: whoever inserts a row has to say it. */
type Shape = Map<string, { type: string; isRequired: boolean }>

/** What a transaction did to tables that were there before it. */
type Effects = { read: string[]; rewritten: string[]; changed: string[]; blocked: string[] }

const ownTables = `from pg_class t join pg_namespace n on n.oid = t.relnamespace
  where t.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'ledger')`

const shapeSql = `select format('%I.%I', nspname, relname) as "table", attname as "column", format_type(atttypid, atttypmod) as type,
    relkind = 'r' and attnotnull and not atthasdef and attidentity = '' as "isRequired"
  from (select t.oid, t.relname, t.relkind, n.nspname ${ownTables}) t join pg_attribute a on a.attrelid = t.oid
  where attnum > 0 and not attisdropped`

/** Rows that one transaction reads and writes grow with a table. The counts are those of this transaction. */
const effectsSql = `select format('%I.%I', n.nspname, t.relname) as "table", pg_relation_filenode(t.oid) as file,
    pg_stat_get_xact_numscans(t.oid) + coalesce((select sum(pg_stat_get_xact_numscans(indexrelid)) from pg_index where indrelid = t.oid), 0)::int8 as scans,
    pg_stat_get_xact_tuples_updated(t.oid) + pg_stat_get_xact_tuples_deleted(t.oid) + pg_stat_get_xact_tuples_inserted(t.oid) as rows,
    exists (select from pg_locks where pid = pg_backend_pid() and relation = t.oid and mode = 'RowExclusiveLock') as "isWritten",
    exists (select from pg_locks where pid = pg_backend_pid() and relation = t.oid
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) as "isBlocked"
  from pg_class t join pg_namespace n on n.oid = t.relnamespace where t.oid = any($1::oid[])`

type Row = { table: string; file: string; scans: number; rows: number; isWritten: boolean; isBlocked: boolean }

/**
 * Carries a migration out on an empty database with the schema before it, and says what it would do to the people of a full one, who
 * use the release before meanwhile: a sentence for each statement that may not be. What counts is what PostgreSQL does, not
 * how the statement is written: it reads or rewrites a table just so when it has no rows. Within a transaction, which it leaves open.
 */
export async function judgeWithin(client: pg.Client, migration: MigrationMeta): Promise<string[]> {
  const text = migration.sql.join(';')
  const few = [...text.matchAll(/^-- few rows: (\w+), \S/gm)].map(([, table]) => `public.${table}`)
  const isContract = /^-- contract: \S/m.test(text)
  const sentences: string[] = []
  const before = await readShape(client)
  const { rows: tables } = await client.query<{ oid: number }>(`select t.oid ${ownTables} and t.relkind in ('r', 'p')`)
  const oids = tables.map(({ oid }) => oid)
  let known = await readEffects(client, oids)
  for (const statement of inTransaction(migration).sql) {
    await client.query(statement)
    const now = await readEffects(client, oids)
    const sentence = judge(statement, compare(known, now, few))
    if (sentence) sentences.push(sentence)
    known = now
  }
  if (isContract) return sentences
  return [...sentences, ...judgeShape(before, await readShape(client))]
}

async function readEffects(client: pg.Client, oids: number[]): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row>(effectsSql, [oids])
  return new Map(rows.map((row) => [row.table, row]))
}

function compare(before: Map<string, Row>, after: Map<string, Row>, few: string[]): Effects {
  const effects: Effects = { read: [], rewritten: [], changed: [], blocked: [] }
  for (const [table, now] of after) {
    const then = before.get(table)
    if (now.isBlocked) effects.blocked.push(table)
    if (!then || few.includes(table)) continue
    if (now.file !== then.file) effects.rewritten.push(table)
    else if (now.scans > then.scans) effects.read.push(table)
    if ((now.isWritten && !then.isWritten) || now.rows > then.rows) effects.changed.push(table)
  }
  return effects
}

function judge(statement: string, { read, rewritten, changed, blocked }: Effects): string | undefined {
  const says = (what: string) => `${what}\n  ${firstLine(statement)}`
  if (rewritten.length > 0) {
    return says(
      `Rewrites every row of ${rewritten.join(', ')} while nobody can read it. Add a column beside it, let both be written, fill it by rewriteInBatches, and read it one release later.`,
    )
  }
  if (
    /\b(update|delete from|insert into|merge into)\b/i.test(statement) &&
    changed.length > 0 &&
    !isDefinition(statement)
  ) {
    return says(
      `Changes rows of ${changed.join(', ')} in the transaction of a migration. Let rewriteInBatches do it, or say "-- few rows: TABLE, why".`,
    )
  }
  if (read.length === 0 || blocked.length === 0) return undefined
  const [reads, blocks] = [read.join(', '), blocked.join(', ')]
  if (/^\s*create (unique )?index/i.test(withoutComments(statement))) {
    return says(
      `Builds an index while nobody can write to ${blocks}. Write CREATE INDEX CONCURRENTLY IF NOT EXISTS; if its column is new, in the next migration.`,
    )
  }
  if (/\badd constraint\b/i.test(statement)) {
    return says(
      `Checks every row of ${reads} while ${blocks} cannot be written to. Add the constraint NOT VALID, and VALIDATE CONSTRAINT in the next migration. One that needs an index: build that first, CONCURRENTLY, and add it USING INDEX.`,
    )
  }
  if (/\bset not null\b/i.test(statement)) {
    return says(
      `Checks every row of ${reads} while nobody can read it. Add CHECK (… IS NOT NULL) NOT VALID, VALIDATE it in the next migration, and SET NOT NULL in the one after.`,
    )
  }
  return says(`Reads every row of ${reads} while ${blocks} cannot be written to. Give it a migration of its own.`)
}

/** What it says of rows is done later, by others. */
const isDefinition = (statement: string) =>
  /^\s*create (or replace )?(function|procedure|trigger|view|rule|policy)/i.test(withoutComments(statement))

const withoutComments = (statement: string) => statement.replace(/^\s*--.*$/gm, '').trimStart()

const firstLine = (statement: string) => withoutComments(statement).trim().split('\n')[0]?.slice(0, 160)

async function readShape(client: pg.Client): Promise<Shape> {
  const { rows } = await client.query<{ table: string; column: string; type: string; isRequired: boolean }>(shapeSql)
  return new Map(rows.map(({ table, column, ...rest }) => [`${table}.${column}`, rest]))
}

const tableOf = (column: string) => column.split('.').slice(0, 2).join('.')

function judgeShape(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.keys()].map(tableOf))
  const advice = 'Do it one release later, and say so: "-- contract: what made it unneeded, and since which migration".'
  const gone = [...before].flatMap(([column, { type }]) => {
    const now = after.get(column)
    if (!now) return [`Takes away ${column}, which the release before still uses. ${advice}`]
    return now.type === type ? [] : [`Changes the type of ${column}, which the release before still uses. ${advice}`]
  })
  const required = [...after].flatMap(([column, { isRequired }]) => {
    const isNew = isRequired && !before.get(column)?.isRequired && tables.has(tableOf(column))
    return isNew ? [`Requires ${column}, which the release before does not write. Give it a default. ${advice}`] : []
  })
  return [...gone, ...required]
}
