import type { ReadDb } from '../../../../platform/database/database.ts'
import { findOpenSuspension } from './open-suspension.queries.ts'

export async function isSuspended(db: ReadDb, userId: string): Promise<boolean> {
  return (await findOpenSuspension(db, userId)) !== undefined
}
