import { eq } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { cardDisputes } from './payment.tables.ts'

export type CardDisputeRow = typeof cardDisputes.$inferSelect

/** Reliable while the contract of its payment is locked. */
export async function findCardDispute(tx: Tx, providerId: string): Promise<CardDisputeRow | undefined> {
  const [row] = await tx.select().from(cardDisputes).where(eq(cardDisputes.providerId, providerId))
  return row
}

export async function insertCardDispute(tx: Tx, values: typeof cardDisputes.$inferInsert): Promise<CardDisputeRow> {
  const [row] = await tx.insert(cardDisputes).values(values).returning()
  assertRow(row, 'an inserted card dispute')
  return row
}

export async function endCardDispute(
  tx: Tx,
  id: string,
  { status, endedAt, lostAt = null }: { status: 'won' | 'lost'; endedAt: Date; lostAt?: Date | null },
) {
  await tx.update(cardDisputes).set({ status, endedAt, lostAt }).where(eq(cardDisputes.id, id))
}
