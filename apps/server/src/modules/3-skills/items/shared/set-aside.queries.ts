import { type Db, prepared } from '../../../../platform/database/database.ts'
import { itemsSetAside } from '../item.tables.ts'

/** Ids of questions and templates that new attempts leave out. */
export async function listSetAside(db: Db): Promise<ReadonlySet<string>> {
  const rows = await prepared(db).select({ itemId: itemsSetAside.itemId }).from(itemsSetAside)
  return new Set(rows.map(({ itemId }) => itemId))
}
