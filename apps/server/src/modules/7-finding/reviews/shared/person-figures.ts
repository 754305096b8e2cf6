import type { ClientFigures, PersonFigures } from '@guildhall/contract'
import type { Db, ReadDb } from '../../../../platform/database/database.ts'
import { presentFigures } from '../figures.presenter.ts'
import { listFigures } from '../figures.queries.ts'

/** What was measured of these people, with an entry for each of them. One statement reads one row per person. */
export async function findPersonFigures(db: ReadDb, userIds: readonly string[]): Promise<Map<string, PersonFigures>> {
  const rows = new Map((await listFigures(db, userIds)).map((row) => [row.userId, row]))
  return new Map(userIds.map((userId) => [userId, presentFigures(rows.get(userId))]))
}

export async function findClientFigures(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => ClientFigures> {
  const figures = await findPersonFigures(db, [...new Set(userIds)])
  return (userId) => (figures.get(userId) ?? presentFigures(undefined)).client
}
