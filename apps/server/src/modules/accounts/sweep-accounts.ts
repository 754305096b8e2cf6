import type { Deps } from '../../deps.ts'
import { deleteLinksExpiredBefore } from './links/link.queries.ts'
import { linkKeptMs } from './links/link.rules.ts'
import { deleteExpiredSessions } from './session.queries.ts'
import { deviceKnownMs } from './sessions/device.rules.ts'
import { deleteDevicesSeenBefore } from './sessions/known-device.queries.ts'
import { deleteForgottenThrottles } from './throttle.queries.ts'

export async function sweepAccounts({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const now = clock()
  await deleteExpiredSessions(db, now)
  await deleteLinksExpiredBefore(db, new Date(now.getTime() - linkKeptMs))
  await deleteDevicesSeenBefore(db, new Date(now.getTime() - deviceKnownMs))
  await deleteForgottenThrottles(db, now)
}
