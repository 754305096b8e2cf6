import type { Db, Tx } from '../../../platform/database/database.ts'
import { findEarlierAttempts, type Subject } from '../attempt-history.queries.ts'
import { retakeAtOf } from '../retake.rules.ts'

/** From when on the person can start the next verified attempt at the subject; undefined before the first one ended. */
export async function getRetakeAt(db: Db | Tx, subject: Subject): Promise<Date | undefined> {
  const { lastFinishedAt } = await findEarlierAttempts(db, subject, 'verified')
  return lastFinishedAt ? retakeAtOf(lastFinishedAt) : undefined
}
