import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { talentListings } from '../talent.tables.ts'

/**
 * Takes a person out of searches with the commit of `tx`, which must hold the lock on their account: a refresh takes it, too,
 * and would otherwise put back what it read before.
 */
export async function unlist(tx: Tx, userId: string): Promise<void> {
  await tx.delete(talentListings).where(eq(talentListings.userId, userId))
}
