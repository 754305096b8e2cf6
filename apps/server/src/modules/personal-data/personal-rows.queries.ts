import { type Db, queryPlanned, type Tx } from '../../platform/database/database.ts'
import { accountPart, exportedFiles, furtherDeletions, personalTables } from './personal-tables.ts'
import type { ExportPart } from './shared/personal-table.ts'

/** Rows may hold texts of 20,000 characters, or a whole course. */
const batchRows = 100
const firstKey = { uuid: '00000000-0000-0000-0000-000000000000', text: '' } as const

export type ExportedFile = { path: string; storage_key: string; included: boolean }

export const exportParts: readonly ExportPart[] = [
  accountPart,
  ...personalTables.flatMap(({ export: parts }) => ('none' in parts ? [] : parts)),
]

export function readPart(db: Db, part: ExportPart, userId: string): AsyncGenerator<Record<string, unknown>> {
  return readRows(db, part, userId)
}

export async function* readFiles(db: Db, userId: string): AsyncGenerator<ExportedFile> {
  for (const source of exportedFiles) yield* readRows<ExportedFile>(db, source, userId)
}

type Source = Pick<ExportPart, 'columns' | 'from' | 'where' | 'key' | 'keyType'>

async function* readRows<Row extends object>(db: Db, source: Source, userId: string): AsyncGenerator<Row> {
  const { columns, from, where, key, keyType } = source
  const text = `select (${key})::text as batch_key, ${columns} from ${from}
    where (${where}) and $1::uuid is not null and (${key}) > $2::${keyType} order by ${key} limit ${batchRows}`
  let after: string = firstKey[keyType]
  for (;;) {
    const rows = await queryPlanned<Row & { batch_key: string }>(db, text, [userId, after])
    for (const { batch_key, ...row } of rows) {
      after = batch_key
      yield row as unknown as Row
    }
    if (rows.length < batchRows) return
  }
}

/** Removes a person's rows in the order of `personalTables`. Their sessions and the account itself are left to the caller. */
export async function deletePersonalRows(tx: Tx, userId: string) {
  for (const { deletion } of personalTables) {
    if (deletion.sql) await queryPlanned(tx, deletion.sql, [userId])
  }
  for (const text of furtherDeletions) await queryPlanned(tx, text, [userId])
}
