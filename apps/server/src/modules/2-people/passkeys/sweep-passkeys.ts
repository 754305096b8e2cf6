import type { SweepDeps } from '../../../deps.ts'
import { deleteExpiredPasskeyChallenges } from './passkey.queries.ts'

export async function sweepPasskeys({
  database: { db },
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'clock' | 'stopping'>) {
  await deleteExpiredPasskeyChallenges(db, clock(), stopping)
}
