import { and, eq, ne, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { payments, refunds } from './payment.tables.ts'

export type RefundRow = typeof refunds.$inferSelect

export function listRefundable(tx: Tx, contractId: string) {
  return queryPlanned<{ paymentId: string; leftCents: number }>(
    tx,
    `select p.id as "paymentId", (p.amount_cents - coalesce((select sum(r.amount_cents) from refunds r
       where r.payment_id = p.id), 0) - coalesce((select sum(d.amount_cents) from card_disputes d
         where d.payment_id = p.id and d.status in ('open', 'lost')), 0))::bigint as "leftCents"
     from payments p where p.contract_id = $1 and p.status = 'succeeded' order by p.created_at desc, p.id desc`,
    [contractId],
  )
}

/** The refund is sent by the provider of its payment. */
export async function insertRefund(
  tx: Tx,
  values: Pick<RefundRow, 'contractId' | 'paymentId' | 'clientId' | 'amountCents' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, provider: sql`(select p.provider from ${payments} p where p.id = ${values.paymentId})` })
    .returning({ id: refunds.id })
  assertRow(row, 'an inserted refund')
  return row.id
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function setRefund(db: Db, id: string, values: Pick<RefundRow, 'status' | 'providerRef' | 'endedAt'>) {
  await db.update(refunds).set(values).where(eq(refunds.id, id))
}

export async function setRepaid(tx: Tx, id: string, values: Required<Pick<RefundRow, 'repaidAt' | 'repaidReference'>>) {
  await tx.update(refunds).set(values).where(eq(refunds.id, id))
}

export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row
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

/** Leaves one that failed as it is: it is owed to the client by now. */
export async function setRefundSentAs(db: Db, id: string, values: Pick<RefundRow, 'providerRef' | 'endedAt'>) {
  await db
    .update(refunds)
    .set({ status: 'sent', ...values })
    .where(and(eq(refunds.id, id), ne(refunds.status, 'failed')))
}

export async function setRefundSent(tx: Tx, id: string, endedAt: Date) {
  await tx.update(refunds).set({ status: 'sent', endedAt }).where(eq(refunds.id, id))
}
