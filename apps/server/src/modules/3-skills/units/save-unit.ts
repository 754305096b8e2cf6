import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getUnit } from './get-unit.ts'
import { deleteSavedUnit, insertSavedUnit, listSavedUnitIds } from './unit.queries.ts'

export async function saveUnit(
  { database: { db }, clock }: OnceDeps,
  { userId, unitId, saved }: { userId: string; unitId: string; saved: boolean },
): Promise<string[]> {
  getUnit(unitId)
  if (saved) await insertSavedUnit(db, { userId, unitId, savedAt: clock() })
  else await deleteSavedUnit(db, { userId, unitId })
  return listSavedUnitIds(db, userId)
}
