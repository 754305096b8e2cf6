export type PersonalTable = {
  table: string
  columns: readonly string[]
  export: readonly ExportPart[] | { none: string }
  deletion: Deletion
  /** Has the trigger `refuse_deleted_account('user_id')`. Not for rows that others cause. */
  guarded: boolean
}

export type ExportPart = {
  /** Without `.json`. */
  name: string
  /** For the copy's README. */
  about: string
  /** The names become the JSON keys. */
  columns: string
  from: string
  /** `$1` is the account's id. */
  where: string
  /** Unique among these rows, for reading in batches. */
  key: string
  keyType: 'uuid' | 'text'
}

export type Deletion = {
  /** `$1` is the account's id. Undefined if another step or a foreign key does it. */
  sql?: string
  /** For people. Left out if the sentence of another table covers it. */
  removes?: string
  keeps?: { what: string; why: string }
  /** Text columns, `table.column`, that may still hold what the person wrote. */
  keptColumns?: readonly string[]
}

export const uuidKey = { keyType: 'uuid' } as const
/** Newest first, so that copies cannot fill the disk. */
export const exportedFileBytes = 1024 ** 3

export const dollars = (column: string) => `(${column} / 100.0)::float8`

/** The sweep of pending files removes the files. */
export function removeFilesOf(table: string, column: string) {
  return `with gone as (delete from ${table} where ${column} = $1 returning storage_key)
    insert into pending_files (storage_key, created_at)
    select storage_key, '1970-01-01Z' from gone where storage_key is not null`
}
