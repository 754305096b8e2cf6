import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { escapeIdentifier } from '../platform/database/connections.ts'
import type { ArchivedSequence, ArchivedTable, Manifest } from './archive-format.ts'

/** The journal of migrations is not among them: it is written by migrating. */
const schemas = ['public', 'ledger', 'jobs']

/** Texts that are the same on every server, and no limits of time, which may be set for the role. */
export const neutralSettings = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`

export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
export const columnsOf = ({ columns }: ArchivedTable) => columns.map((column) => escapeIdentifier(column)).join(', ')

/**
 * Tables that hold rows, with the columns that can be written. Partitions only of the job queue, which makes the same ones everywhere; of
 * ours the whole table, as an installation has those of its own time.
 */
export async function listTables(client: pg.Client): Promise<ArchivedTable[]> {
  const { rows } = await client.query<ArchivedTable>({
    text: `select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attname) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any ($1)
        and case n.nspname when 'jobs' then c.relkind = 'r' else c.relkind in ('r', 'p') and not c.relispartition end
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
    values: [schemas],
  })
  return rows
}

/** Null: nothing was taken from it. */
export async function listSequences(client: pg.Client): Promise<ArchivedSequence[]> {
  const { rows } = await client.query<ArchivedSequence>({
    text: `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
      where schemaname = any ($1) order by 1, 2`,
    values: [schemas],
  })
  return rows
}

export async function readSchemaVersion(client: pg.Client): Promise<Manifest['schema']> {
  const { rows } = await client.query<Manifest['schema']>(
    `select (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migration,
       (select version from jobs.version) as jobs`,
  )
  return rows[0] ?? { migration: 0, jobs: 0 }
}

export const readRows = (client: pg.Client, table: ArchivedTable) =>
  client.query(copyTo(`copy (select ${columnsOf(table)} from ${quoted(table)}) to stdout`))

export type KeptFile = { key: string; sizeBytes: number; sha256: string | null }

const batchRows = 1_000

/** All files that rows refer to, those with the same bytes after each other. Unfinished uploads are nobody's yet. */
export async function* listFiles(client: pg.Client, tables: readonly ArchivedTable[]): AsyncGenerator<KeptFile> {
  const keeping = tables.filter(({ columns, name }) => columns.includes('storage_key') && name !== 'pending_files')
  const selects = keeping.map((table) => {
    const sha256 = table.columns.includes('sha256') ? 'sha256' : 'null::text'
    return `select storage_key as key, size_bytes::float8 as "sizeBytes", ${sha256} as sha256 from ${quoted(table)}
      where storage_key is not null`
  })
  await client.query(`declare kept_files no scroll cursor for ${selects.join(' union all ')} order by sha256, key`)
  let rows: KeptFile[]
  do {
    rows = (await client.query<KeptFile>(`fetch ${batchRows} from kept_files`)).rows
    yield* rows
  } while (rows.length === batchRows)
  await client.query('close kept_files')
}
