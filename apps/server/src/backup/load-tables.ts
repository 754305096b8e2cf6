import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { counted } from '@guildhall/contract'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../platform/process/startup-error.ts'
import type { ArchivedTable, Manifest, Seal } from './archive-format.ts'
import { columnsOf, listTables, nameOf, neutralSettings, quoted } from './snapshot.ts'

const decompress = promisify(zstdDecompress)

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Puts rows into empty tables, all or none. Foreign keys are dropped and made again, which proves every one of them and needs
 * no superuser; triggers saw these rows when they were first written.
 */
export async function beginLoad(client: pg.Client, { tables, sequences }: Manifest) {
  await client.query(`${neutralSettings}; begin`)
  const here = await listTables(client)
  refuseOtherTables(tables, here)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of here) await client.query(`alter table ${quoted(table)} disable trigger user`)
  await client.query(`truncate ${here.map(quoted).join(', ')}`)

  let open: { table: string; copy: ReturnType<typeof copyInto> } | undefined
  const rows: Seal['rows'] = Object.fromEntries(tables.map((table) => [nameOf(table), 0]))
  async function endTable() {
    if (!open) return
    open.copy.end()
    await finished(open.copy)
    rows[open.table] = open.copy.rowCount
    open = undefined
  }

  return {
    /** The parts of a table come one after the other. */
    async addPart(name: string, compressed: Buffer) {
      if (open?.table !== name) {
        await endTable()
        const table = tables.find((candidate) => nameOf(candidate) === name)
        if (!table) throw new StartupError(`The backup has rows of ${name}, which it does not describe.`)
        open = { table: name, copy: copyInto(client, table) }
      }
      if (!open.copy.write(await decompress(compressed))) await once(open.copy, 'drain')
    },
    async commit(expected: Seal['rows']) {
      await endTable()
      const wrong = Object.keys(expected).find((table) => rows[table] !== expected[table])
      if (wrong)
        throw new StartupError(`${wrong} has ${counted(rows[wrong] ?? 0, 'row')} instead of ${expected[wrong]}.`)
      for (const { schema, name, value } of sequences) {
        if (value !== null) await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), value])
      }
      for (const table of here) await client.query(`alter table ${quoted(table)} enable trigger user`)
      for (const { table, name, definition } of foreignKeys)
        await client.query(`alter table ${table} add constraint ${name} ${definition}`)
      await client.query('commit; analyze')
    },
  }
}

const copyInto = (client: pg.Client, table: ArchivedTable) =>
  client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`))

function refuseOtherTables(wanted: readonly ArchivedTable[], here: readonly ArchivedTable[]) {
  const describe = (table: ArchivedTable) => `${nameOf(table)} (${columnsOf(table)})`
  const known = new Set(here.map(describe))
  const unknown = wanted.find((table) => !known.has(describe(table)))
  if (unknown) throw new StartupError(`This database has no table ${describe(unknown)}, as the backup has.`)
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'ledger', 'jobs')
      order by c.conrelid, c.conname`,
  )
  return rows
}

/** Whether somebody uses it already. A database that was only migrated is empty. */
export async function isFull(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('public.users') is not null as exists`)
  if (!rows[0]?.exists) return false
  const { rows: people } = await client.query('select from users limit 1')
  return people.length > 0
}

/** Sessions of servers and commands, our own aside. */
export async function countServers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(*) as servers from pg_stat_activity
      where datname = current_database() and application_name = 'guildhall' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.servers ?? 0
}
