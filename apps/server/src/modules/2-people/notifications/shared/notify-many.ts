import { notificationRule } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { type Change, publishChanged } from '../../../../platform/live/publish-changed.ts'
import { insertForPeople } from '../notification.queries.ts'
import { planMailsJob } from './notification.jobs.ts'
import type { Notice } from './notify.ts'

const batchSize = 1_000

/** Up to `limit` ids of people, in ascending order, greater than `after`. */
export type Audience = (db: Db, after: string | undefined, limit: number) => Promise<string[]>

/** For jobs: short transactions, and a rerun skips people already told. `change` goes to open screens. */
export async function notifyMany(
  { database: { db }, live, jobs, clock }: Pick<Deps, 'database' | 'live' | 'jobs' | 'clock'>,
  audience: Audience,
  { kind, facts, actorId, event, change }: Omit<Notice, 'userId' | 'stack'> & { change?: Change },
): Promise<void> {
  let after: string | undefined
  do {
    const userIds = await audience(db, after, batchSize)
    if (userIds.length === 0) return
    await db.transaction(async (tx) => {
      const told = await insertForPeople(tx, userIds, {
        kind,
        facts,
        actorId,
        eventKey: `${kind}:${event}`,
        createdAt: clock(),
      })
      if (told.length === 0) return
      if (!notificationRule(kind)?.hasOwnMail) await jobs.add(tx, planMailsJob, { ids: told.map(({ id }) => id) })
      const reached = told.map(({ userId }) => userId)
      publishChanged(live, tx, reached, { part: 'notification' })
      if (change) publishChanged(live, tx, reached, change)
    })
    after = userIds.length < batchSize ? undefined : userIds.at(-1)
  } while (after)
}
