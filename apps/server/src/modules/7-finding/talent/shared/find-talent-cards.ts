import type { TalentView } from '@guildhall/contract'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { presentTalent } from '../talent.presenter.ts'
import { listCards } from '../talent-search.queries.ts'

/** The cards of people by id; those who may not be found have none. */
export async function findTalentCards(db: ReadDb, userIds: readonly string[]): Promise<Map<string, TalentView>> {
  if (userIds.length === 0) return new Map()
  return new Map((await listCards(db, userIds)).map((row) => [row.userId, presentTalent(row)]))
}
