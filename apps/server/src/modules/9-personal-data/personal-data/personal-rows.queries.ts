import { type Db, queryInBatches, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import type { ExportPart } from '../../1-ground/personal-tables/shared/personal-table.ts'
import { accountPart, exportedFiles, furtherDeletions, personalTables } from './personal-tables.ts'

/** Rows may hold texts of 20,000 characters, or a whole course. */
const batchRows = 100
/** Each batch adds up the sizes of all of a person's files, so they are few. */
const batchFiles = 5_000
const firstFile = '00000000-0000-0000-0000-000000000000'

export type ExportedFile = { path: string; storage_key: string; included: boolean }

export const exportParts: readonly ExportPart[] = [
  accountPart,
  ...personalTables.flatMap(({ export: parts }) => ('none' in parts ? [] : parts)),
]

/** Not a page after another: each page would sort all of a person's rows. */
export function readPart(db: Db, part: ExportPart, userId: string): AsyncGenerator<Record<string, unknown>> {
  const { columns, from, where, key } = part
  const text = `select ${columns} from ${from} where (${where}) and $1::uuid is not null order by ${key}`
  return queryInBatches(db, { text, values: [userId], batchRows })
}

/** In pages, as the reader takes its time with each file. */
export async function* readFiles(db: Db, userId: string): AsyncGenerator<ExportedFile> {
  for (const source of exportedFiles) {
    const text = `select id, path, storage_key, included from ${source} where id > $2 order by id limit ${batchFiles}`
    let files: (ExportedFile & { id: string })[] = []
    do {
      files = await queryPlanned(db, text, [userId, files.at(-1)?.id ?? firstFile])
      yield* files
    } while (files.length === batchFiles)
  }
}

/** Removes a person's rows in the order of `personalTables`. Their sessions and the account itself are left to the caller. */
export async function deletePersonalRows(tx: Tx, userId: string) {
  for (const { deletion } of personalTables) {
    if (deletion.sql) await queryPlanned(tx, deletion.sql, [userId])
  }
  for (const text of furtherDeletions) await queryPlanned(tx, text, [userId])
}
