import { hourMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { addRefresh } from './add-refresh.ts'
import { listDueFigures, listUnmeasured, setDue } from './figures.queries.ts'

const batchSize = 500
/** The most jobs that one run queues, so that it ends before the next run. */
const batchesMaximum = 20

export async function sweepFigures(deps: Deps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  const later = new Date(now.getTime() + hourMs)
  for (let batch = 0; batch < batchesMaximum; batch += 1) {
    const due = await listDueFigures(db, { now, limit: batchSize })
    if (due.length === 0) break
    await db.transaction(async (tx) => {
      await addRefresh(deps, tx, due)
      await setDue(tx, due, later)
    })
  }
  const unmeasured = await listUnmeasured(db, { since: new Date(now.getTime() - 26 * hourMs), limit: batchSize })
  await addRefresh(deps, db, unmeasured)
}
