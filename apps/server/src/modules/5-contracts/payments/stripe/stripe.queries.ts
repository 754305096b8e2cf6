import { paymentProviders } from '@guildhall/contract'
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Db, queryPlanned, type Tx } from '../../../../platform/database/database.ts'
import { payments, payouts, refunds } from '../payment.tables.ts'
import { providerEvents, stripeAccounts } from './stripe.tables.ts'

export type EventRow = typeof providerEvents.$inferSelect

export async function findStripeAccount(db: Db, userId: string) {
  const [row] = await db.select().from(stripeAccounts).where(eq(stripeAccounts.userId, userId))
  return row
}

export async function findAccountOwner(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: stripeAccounts.userId })
    .from(stripeAccounts)
    .where(eq(stripeAccounts.accountId, accountId))
  return row?.userId
}

/** An account that was recorded before stays. */
export async function insertStripeAccount(db: Db, row: { userId: string; accountId: string; at: Date }) {
  const { userId, accountId, at } = row
  await db.insert(stripeAccounts).values({ userId, accountId, createdAt: at, checkedAt: at }).onConflictDoNothing()
}

export async function setAccountReady(db: Db, accountId: string, { isReady, at }: { isReady: boolean; at: Date }) {
  await db.update(stripeAccounts).set({ isReady, checkedAt: at }).where(eq(stripeAccounts.accountId, accountId))
}

/** Returns false if the payment is over, or has another PaymentIntent. */
export async function setIntent(db: Db, paymentId: string, providerRef: string): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ providerRef })
    .where(
      and(
        eq(payments.id, paymentId),
        isNull(payments.endedAt),
        or(isNull(payments.providerRef), eq(payments.providerRef, providerRef)),
      ),
    )
    .returning({ id: payments.id })
  return rows.length > 0
}

/** Returns false if the event was received before. */
export async function insertEvent(tx: Tx, event: typeof providerEvents.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(providerEvents).values(event).onConflictDoNothing().returning({ id: providerEvents.id })
  return rows.length > 0
}

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, id))
  return row
}

export async function setEventDone(db: Db, id: string, { status, at }: { status: 'booked' | 'foreign'; at: Date }) {
  await db
    .update(providerEvents)
    .set({ status, bookedAt: at })
    .where(and(eq(providerEvents.id, id), eq(providerEvents.status, 'waiting')))
}

type Named = Pick<EventRow, 'ownId' | 'objectId'>

export async function findPaymentOf(db: Db, intentId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: payments.id }).from(payments).where(eq(payments.providerRef, intentId))
  return row?.id
}

export async function findRefundOf(db: Db, { ownId, objectId }: Named) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRef, objectId ?? ''), ownId ? eq(refunds.id, ownId) : sql`false`))
  return row
}

export async function findPayoutOf(db: Db, { ownId, objectId }: Named) {
  const [row] = await db
    .select()
    .from(payouts)
    .where(or(eq(payouts.providerRef, objectId ?? ''), ownId ? eq(payouts.id, ownId) : sql`false`))
  return row
}

/** What has waited since before `before`: for a job that was lost, or given up too early. */
export async function listStuck(db: Db, before: Date) {
  const id = { id: sql<string>`id` }
  const [stuckPayments, stuckRefunds, stuckPayouts, stuckEvents] = await Promise.all([
    db
      .select(id)
      .from(payments)
      .where(and(isNull(payments.endedAt), lt(payments.createdAt, before))),
    db
      .select(id)
      .from(refunds)
      .where(and(eq(refunds.status, 'pending'), lt(refunds.createdAt, before))),
    db
      .select(id)
      .from(payouts)
      .where(and(eq(payouts.status, 'pending'), lt(payouts.createdAt, before))),
    db
      .select(id)
      .from(providerEvents)
      .where(and(eq(providerEvents.status, 'waiting'), lt(providerEvents.receivedAt, before))),
  ])
  return { stuckPayments, stuckRefunds, stuckPayouts, stuckEvents }
}

const ofStripe = paymentProviders.filter((provider) => provider !== 'sandbox')

type WebhookSigns = { eventAt: Date | null; paidAt: Date | null; stuck: number }

/** When the last event came and the last payment succeeded, and how many events have waited since before `before`. */
export async function findWebhookSigns(db: Db, before: Date): Promise<WebhookSigns> {
  const [signs] = await queryPlanned<WebhookSigns>(
    db,
    `select (select max(received_at) from provider_events) as "eventAt",
       (select max(latest.at) from unnest($2::text[]) as ours (provider) cross join lateral
         (select max(ended_at) as at from payments where provider = ours.provider and status = 'succeeded') latest) as "paidAt",
       (select count(*) from provider_events where status = 'waiting' and received_at < $1) as stuck`,
    [before, ofStripe],
  )
  return signs ?? { eventAt: null, paidAt: null, stuck: 0 }
}

const pretendedProviders = paymentProviders.filter((provider) => provider !== 'stripe')

/** Lists what may be in the ledger, as only then an index answers. */
export async function findMoneyModes(db: Db): Promise<{ real: boolean; pretended: boolean }> {
  const hasSucceeded = (condition: SQL) =>
    sql<boolean>`exists (select from ${payments} where ${condition} and ${payments.status} = 'succeeded')`
  const [row] = await db
    .select({
      real: hasSucceeded(sql`${payments.provider} = 'stripe'`),
      pretended: hasSucceeded(inArray(payments.provider, pretendedProviders)),
    })
    .from(sql`(select 1) as one`)
  return row ?? { real: false, pretended: false }
}
