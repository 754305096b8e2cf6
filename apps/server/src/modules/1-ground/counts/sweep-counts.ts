import type { SweepDeps } from '../../../deps.ts'
import { beginListCounts, completeListCount, listIncomplete } from './count-sweep.queries.ts'

/** Completes the counts of lists that turned out to be long. What has to wait for an open transaction is left to the next sweep. */
export async function sweepCounts({
  database: { db },
  stopping,
}: Pick<SweepDeps, 'database' | 'stopping'>): Promise<void> {
  await beginListCounts(db)
  for (const list of await listIncomplete(db)) {
    if (stopping?.aborted) return
    await completeListCount(db, list)
  }
}
