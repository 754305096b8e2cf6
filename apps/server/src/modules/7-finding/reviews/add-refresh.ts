import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refreshFiguresJob } from './shared/review.jobs.ts'

/** Not inside another transaction: two that add the same key wait for each other. */
export async function addRefresh({ jobs }: Pick<Deps, 'jobs'>, db: Db, userIds: readonly string[]): Promise<void> {
  await jobs.addMany(
    db,
    refreshFiguresJob,
    // In one order, so that two statements that add the same keys never wait for each other in a circle.
    [...userIds].sort().map((userId) => ({ data: { userId }, options: { key: userId } })),
  )
}
