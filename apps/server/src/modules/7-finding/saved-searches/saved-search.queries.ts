import type { PeopleSearch, ProjectSearch, SavedSearchKind, SearchAlert } from '@guildhall/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { savedSearches } from './saved-search.tables.ts'

export type SavedSearchRow = {
  id: string
  kind: SavedSearchKind
  name: string
  search: ProjectSearch | PeopleSearch
  alerts: SearchAlert
  createdAt: Date
}

const columns = {
  id: savedSearches.id,
  kind: savedSearches.kind,
  name: savedSearches.name,
  search: savedSearches.search,
  alerts: savedSearches.alerts,
  createdAt: savedSearches.createdAt,
}

const own = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id))

/** All of a person's, the oldest first: their number is limited. */
export async function listSavedSearchRows(db: Db | Tx, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id))
}

export async function countSavedSearches(tx: Tx, userId: string): Promise<number> {
  return tx.$count(savedSearches, eq(savedSearches.userId, userId))
}

/** Undefined if the person has saved the same search. */
export async function insertSavedSearch(
  tx: Tx,
  values: typeof savedSearches.$inferInsert,
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx.insert(savedSearches).values(values).onConflictDoNothing().returning(columns)
  return row
}

export async function setSavedSearch(
  tx: Tx,
  { userId, id, ...values }: { userId: string; id: string; name: string; alerts: SearchAlert; waiting?: number },
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx.update(savedSearches).set(values).where(own(userId, id)).returning(columns)
  return row
}

export async function deleteSavedSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(savedSearches).where(own(userId, id)).returning({ id: savedSearches.id })
  return rows.length > 0
}
