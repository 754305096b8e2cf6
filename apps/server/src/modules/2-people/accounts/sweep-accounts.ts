import type { SweepDeps } from '../../../deps.ts'
import { deleteExpiredIdentities } from './identities/identity.queries.ts'
import { deleteLinksExpiredBefore } from './links/link.queries.ts'
import { linkKeptMs } from './links/link.rules.ts'
import { deleteExpiredSessions } from './session.queries.ts'
import { deviceKnownMs } from './sessions/device.rules.ts'
import { deleteDevicesSeenBefore } from './sessions/known-device.queries.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'

export async function sweepAccounts({
  database: { db },
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'clock' | 'stopping'>) {
  const now = clock()
  await deleteExpiredSessions(db, now, stopping)
  await deleteLinksExpiredBefore(db, new Date(now.getTime() - linkKeptMs), stopping)
  await deleteDevicesSeenBefore(db, new Date(now.getTime() - deviceKnownMs), stopping)
  await deleteExpiredIdentities(db, now, stopping)
  await deleteForgottenThrottles(db, now, stopping)
}
