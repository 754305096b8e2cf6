import type { Deps } from '../../deps.ts'
import type { Db } from '../../platform/database/database.ts'
import { refreshFiguresJob } from './shared/review.jobs.ts'

/** Not in a transaction of something else: two that add the same key wait for each other. */
export async function addRefresh({ jobs }: Pick<Deps, 'jobs'>, db: Db, userIds: readonly string[]): Promise<void> {
  await jobs.addMany(
    db,
    refreshFiguresJob,
    userIds.map((userId) => ({ data: { userId }, options: { key: userId } })),
  )
}
