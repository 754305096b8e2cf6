import type { ReadDb } from '../../../platform/database/database.ts'
import { listSavedUnitIds } from './unit.queries.ts'
import { openUnits } from './unit-library.ts'

export async function listUnits(db: ReadDb, userId: string) {
  return { units: [...openUnits().values()], saved: userId ? await listSavedUnitIds(db, userId) : [] }
}
