import { dayMs, hourMs, notificationDays, notificationsPerPerson } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { deleteBeyond, deleteOlder } from './notification.queries.ts'

const batch = 5_000
/** Looks further back than the hour between sweeps, so that one that fails is made up for. */
const lookBackHours = 6

export async function sweepNotifications({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  const oldest = new Date(now - notificationDays * dayMs)
  while ((await deleteOlder(db, oldest, batch)) === batch);
  await deleteBeyond(db, { keep: notificationsPerPerson, since: new Date(now - lookBackHours * hourMs) })
}
