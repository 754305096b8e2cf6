import type { SweepDeps } from '../../../deps.ts'
import { forEachRow } from '../../../platform/database/for-each-row.ts'
import { beginListCounts, completeListCount, type ListRow, listIncomplete } from './count-sweep.queries.ts'

/** Completes the counts of lists that turned out to be long. What has to wait for an open transaction is left to the next sweep. */
export async function sweepCounts({
  database: { db },
  stopping,
}: Pick<SweepDeps, 'database' | 'stopping'>): Promise<void> {
  await beginListCounts(db)
  await forEachRow<ListRow>(
    async (following) => (stopping?.aborted ? [] : listIncomplete(db, following)),
    async (list) => {
      if (!stopping?.aborted) await completeListCount(db, list)
    },
    'lists could not be counted',
  )
}
