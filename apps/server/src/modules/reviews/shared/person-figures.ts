import type { PersonFigures } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { presentFigures } from '../figures.presenter.ts'
import { listFigures } from '../figures.queries.ts'

/** What was measured of these people. One read of as many rows, so it is cheap for a page of them. All of them are in the map. */
export async function findPersonFigures(db: Db, userIds: readonly string[]): Promise<Map<string, PersonFigures>> {
  const rows = new Map((await listFigures(db, userIds)).map((row) => [row.userId, row]))
  return new Map(userIds.map((userId) => [userId, presentFigures(rows.get(userId))]))
}
