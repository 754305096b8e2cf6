import type { Deps } from '../../../deps.ts'
import { deleteExpiredExports, failAbandonedExports } from './data-export.queries.ts'
import { abandonedMs, expiryOf } from './data-export.rules.ts'

const batchSize = 100

export async function sweepExports({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const now = clock()
  const times = { failedAt: now, expiresAt: expiryOf(now) }
  await failAbandonedExports(db, new Date(now.getTime() - abandonedMs), times)
  let removed: number
  do removed = await db.transaction((tx) => deleteExpiredExports(tx, now, batchSize))
  while (removed === batchSize)
}
