import type { Db, Tx } from '../../../../platform/database/database.ts'
import { findEarlierAttempts, type Subject } from '../attempt-history.queries.ts'
import { retakeAtOf } from '../retake.rules.ts'

/** When the person can next start an attempt of 15 or more questions at the subject; undefined before the first one has ended. */
export async function getRetakeAt(db: Db | Tx, subject: Subject): Promise<Date | undefined> {
  const { lastFinishedAt } = await findEarlierAttempts(db, subject, 'verified')
  return lastFinishedAt ? retakeAtOf(lastFinishedAt) : undefined
}
