import type { Deps } from '../../deps.ts'
import { deleteExpiredSessions } from './session.queries.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'

/** Removes expired sessions and attempt counts. Safe to run concurrently. */
export async function sweepAccounts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteForgottenThrottles(db, now)
}
