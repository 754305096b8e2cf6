import type { Db } from '../../platform/database/database.ts'
import { listSavedUnitIds } from './unit.queries.ts'
import { openUnits } from './unit-shelf.ts'

/** Every unit, and the ids of those that `userId` has saved; an empty string for a visitor, who has saved none. */
export async function listUnits(db: Db, userId: string) {
  return { units: [...openUnits().values()], saved: userId ? await listSavedUnitIds(db, userId) : [] }
}
