import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { talentListings } from '../talent.tables.ts'

/** The account must be locked: a concurrent refresh would put back what it read before. */
export async function unlist(tx: Tx, userId: string): Promise<void> {
  await tx.delete(talentListings).where(eq(talentListings.userId, userId))
}
