import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import type { Following } from '../../../platform/database/for-each-row.ts'

export async function beginListCounts(db: Db): Promise<void> {
  await queryPlanned(db, 'select begin_list_counts()', [])
}

export type ListRow = { ownerId: string; list: string }

export function listIncomplete(db: Db, { after, limit }: Following<ListRow>): Promise<ListRow[]> {
  return queryPlanned<ListRow>(
    db,
    `select owner_id as "ownerId", list from counted_lists
     where not is_ready and ($1::uuid is null or (owner_id, list) > ($1, $2)) order by owner_id, list limit $3`,
    [after?.ownerId ?? null, after?.list ?? '', limit],
  )
}

/** Does nothing if it is too early. A slow disk may take long to read a hundred thousand rows. */
export function completeListCount(db: Db, { ownerId, list }: ListRow): Promise<void> {
  return db.transaction(async (tx) => {
    await queryPlanned(tx, `set local statement_timeout = '60s'`, [])
    await queryPlanned(tx, 'select complete_list_count($1, $2)', [ownerId, list])
  })
}
