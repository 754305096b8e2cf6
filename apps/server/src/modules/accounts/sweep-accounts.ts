import type { Deps } from '../../deps.ts'
import { deleteExpiredSessions } from './session.queries.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'

/** Removes sessions that have ended and counts of attempts that nobody will ask for. Safe to run anywhere, any time. */
export async function sweepAccounts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteForgottenThrottles(db, now)
}
