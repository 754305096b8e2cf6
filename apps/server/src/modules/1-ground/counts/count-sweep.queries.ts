import { type Db, queryPlanned } from '../../../platform/database/database.ts'

export async function beginListCounts(db: Db): Promise<void> {
  await queryPlanned(db, 'select begin_list_counts()', [])
}

export function listIncomplete(db: Db): Promise<{ ownerId: string; list: string }[]> {
  return queryPlanned(db, 'select owner_id as "ownerId", list from counted_lists where not is_ready', [])
}

/** False if it is too early. */
export async function completeListCount(
  db: Db,
  { ownerId, list }: { ownerId: string; list: string },
): Promise<boolean> {
  const [row] = await queryPlanned<{ done: boolean }>(db, 'select complete_list_count($1, $2) as done', [ownerId, list])
  return row?.done ?? false
}
