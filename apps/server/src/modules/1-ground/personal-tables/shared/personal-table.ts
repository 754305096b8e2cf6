export type PersonalTable = {
  table: string
  columns: readonly string[]
  export: readonly ExportPart[] | { none: string }
  deletion: Deletion
  /** Has the trigger `refuse_deleted_account('user_id')`. Not for rows that others cause. */
  guarded: boolean
}

export type ExportPart = {
  /** Name of the file, without `.json`. */
  name: string
  /** One line about it in the copy's README. */
  about: string
  /** Select list. Its names become the keys of the JSON. */
  columns: string
  from: string
  /** `$1` is the account's id. */
  where: string
  /** Unique among these rows, which are in this order. */
  key: string
}

export type Deletion = {
  /** SQL that removes the rows. `$1` is the account's id. Undefined where another step or a foreign key does it. */
  sql?: string
  /** For people: what is deleted, as an item of a list. Left out where that of another table covers it. */
  removes?: string
  keeps?: { what: string; why: string }
  /** Text columns that may still hold what the person wrote, `table.column`. */
  keptColumns?: readonly string[]
}

/** What stays is grouped by its reason on the screen. */
export const keepReasons = {
  others: 'Others rely on it.',
  accounts: 'Accounts must be kept.',
  safety: 'It protects others.',
} as const

/** A copy holds files of at most this many bytes, newest first, so that copies cannot fill the disk. */
export const exportedFileBytes = 1024 ** 3

export const dollars = (column: string) => `(${column} / 100.0)::float8`

/** Deletes rows and leaves the names of their files to the sweep of pending files, which removes those of any age. */
export function removeFilesOf(table: string, column: string) {
  return `with gone as (delete from ${table} where ${column} = $1 returning storage_key)
    insert into pending_files (storage_key, created_at)
    select storage_key, '1970-01-01Z' from gone where storage_key is not null`
}
