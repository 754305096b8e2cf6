import { type Db, queryPlanned } from '../../../platform/database/database.ts'

export async function beginListCounts(db: Db): Promise<void> {
  await queryPlanned(db, 'select begin_list_counts()', [])
}

export function listIncomplete(db: Db): Promise<{ ownerId: string; list: string }[]> {
  return queryPlanned(db, 'select owner_id as "ownerId", list from counted_lists where not is_ready', [])
}

/** Does nothing if it is too early. A slow disk may take long to read a hundred thousand rows. */
export function completeListCount(db: Db, { ownerId, list }: { ownerId: string; list: string }): Promise<void> {
  return db.transaction(async (tx) => {
    await queryPlanned(tx, `set local statement_timeout = '60s'`, [])
    await queryPlanned(tx, 'select complete_list_count($1, $2)', [ownerId, list])
  })
}
