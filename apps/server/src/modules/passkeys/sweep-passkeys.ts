import type { Deps } from '../../deps.ts'
import { deleteExpiredPasskeyChallenges } from './passkey.queries.ts'

export async function sweepPasskeys({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  await deleteExpiredPasskeyChallenges(db, clock())
}
