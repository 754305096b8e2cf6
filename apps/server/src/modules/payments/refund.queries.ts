import { and, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { payments, refunds } from './payment.tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Payments of a locked contract with what was not refunded of them, in cents, newest first. */
export async function listRefundable(tx: Tx, contractId: string) {
  const refunded = sql`(select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id})`
  return tx
    .select({ paymentId: payments.id, leftCents: sql<number>`(${payments.amountCents} - ${refunded})::bigint` })
    .from(payments)
    .where(and(eq(payments.contractId, contractId), eq(payments.status, 'succeeded')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

export async function insertRefund(
  tx: Tx,
  values: Pick<RefundRow, 'contractId' | 'paymentId' | 'clientId' | 'amountCents' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, provider: 'sandbox' })
    .returning({ id: refunds.id })
  if (!row) throw new Error('an inserted refund must be returned')
  return row.id
}

/** Locks the row if the refund has not been sent. */
export async function lockPendingRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')))
    .for('update')
  return row
}

export async function setRefundSent(tx: Tx, id: string, endedAt: Date) {
  await tx.update(refunds).set({ status: 'sent', endedAt }).where(eq(refunds.id, id))
}
