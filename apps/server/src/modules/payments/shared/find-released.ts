import type { Db, Tx } from '../../../platform/database/database.ts'
import { findEarned } from '../earnings.queries.ts'

/** Cents that were ever released to a freelancer, after the fee. */
export async function findReleasedCents(db: Db | Tx, freelancerId: string): Promise<number> {
  return (await findEarned(db, freelancerId)).releasedCents
}
