import type { UnitView } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { deleteSavedUnit, insertSavedUnit, listSavedUnitIds } from './unit.queries.ts'
import { openUnits } from './unit-library.ts'

export function getUnit(id: string): UnitView {
  const unit = openUnits().get(id)
  if (!unit) throw new DomainError('unit.not_found')
  return unit
}

/** Saves or unsaves a unit. Idempotent. Returns the ids of all saved units. */
export async function saveUnit(
  { database: { db }, clock }: Deps,
  { userId, unitId, saved }: { userId: string; unitId: string; saved: boolean },
): Promise<string[]> {
  getUnit(unitId)
  if (saved) await insertSavedUnit(db, { userId, unitId, savedAt: clock() })
  else await deleteSavedUnit(db, { userId, unitId })
  return listSavedUnitIds(db, userId)
}
