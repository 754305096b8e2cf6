import type { CardDisputeStatus, ContractStatus, PaymentStatus, RefundStatus } from '@guildhall/contract'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryNamed, queryText, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { countList } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { contracts } from '../contracts/contract.tables.ts'
import { isUnderReviewSql } from '../contracts/shared/under-review.queries.ts'
import { receipts } from '../receipts/receipt.tables.ts'
import { cardDisputes, payments, payouts, refunds } from './payment.tables.ts'

export type PaymentRow = typeof payments.$inferSelect & {
  contractTitle: string
  contractStatus: ContractStatus
  clientSuspended: boolean
  freelancerSuspended: boolean
  isUnderReview: boolean
  freelancerName: string
  disputeStatus: CardDisputeStatus | null
  disputedCents: number | null
  receipt: ReceiptFacts | null
  refunds: {
    id: string
    amountCents: number
    status: RefundStatus
    repaidAt: string | null
    repaidReference: string | null
    createdAt: string
    creditNote: ReceiptFacts
  }[]
}
export type ReceiptFacts = { id: string; year: number | null; number: number | null }
export type PayoutRow = typeof payouts.$inferSelect

const keyset = { at: payments.createdAt, id: payments.id }
const payoutKeyset = { at: payouts.createdAt, id: payouts.id }

function newestDispute<Column extends AnyPgColumn>(column: Column) {
  return sql<Column['_']['data'] | null>`(select ${column} from ${cardDisputes}
    where ${cardDisputes.paymentId} = ${payments.id} order by ${cardDisputes.createdAt} desc limit 1)`
}

const factsOf = (receipt: string) =>
  sql.raw(`json_build_object('id', ${receipt}.id, 'year', ${receipt}.year, 'number', ${receipt}.number)`)

function selectPayments(db: Db) {
  return db
    .select({
      id: payments.id,
      contractId: payments.contractId,
      clientId: payments.clientId,
      amountCents: payments.amountCents,
      provider: payments.provider,
      providerRef: payments.providerRef,
      status: payments.status,
      failure: payments.failure,
      createdAt: payments.createdAt,
      endedAt: payments.endedAt,
      contractTitle: contracts.title,
      contractStatus: contracts.status,
      clientSuspended: suspendedSql(payments.clientId),
      freelancerSuspended: suspendedSql(contracts.freelancerId),
      isUnderReview: isUnderReviewSql,
      disputeStatus: newestDispute(cardDisputes.status).as('dispute_status'),
      disputedCents: newestDispute(cardDisputes.amountCents).as('disputed_cents'),
      receipt: sql<ReceiptFacts | null>`(select ${factsOf('x')} from ${receipts} x
        where x.payment_id = ${payments.id} and x.kind = 'receipt')`,
      refunds: sql<
        PaymentRow['refunds']
      >`(select coalesce(json_agg(json_build_object('id', r.id, 'amountCents', r.amount_cents,
          'status', r.status, 'repaidAt', r.repaid_at, 'repaidReference', r.repaid_reference, 'createdAt', r.created_at, 'creditNote', ${factsOf('x')}) order by r.created_at, r.id), '[]')
        from ${refunds} r join ${receipts} x on x.refund_id = r.id where r.payment_id = ${payments.id})`,
      freelancerName: shownNameSql(users, profiles),
    })
    .from(payments)
    .innerJoin(contracts, eq(contracts.id, payments.contractId))
    .innerJoin(users, eq(users.id, contracts.freelancerId))
    .leftJoin(profiles, eq(profiles.userId, contracts.freelancerId))
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await selectPayments(db).where(eq(payments.id, id))
  return row
}

export type SettledPayment = Pick<
  PaymentRow,
  'id' | 'contractId' | 'amountCents' | 'provider' | 'providerRef' | 'createdAt' | 'endedAt'
>

export async function findSettledPayment(db: Db, id: string): Promise<SettledPayment | undefined> {
  const [row] = await queryNamed<SettledPayment>(
    db,
    'payment_to_settle',
    `select id, contract_id as "contractId", amount_cents as "amountCents", provider, provider_ref as "providerRef",
       created_at as "createdAt", ended_at as "endedAt"
     from payments where id = $1`,
    [id],
  )
  return row
}

export async function findOpenPayment(tx: Tx, contractId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.contractId, contractId), isNull(payments.endedAt)))
  return row?.id
}

type Wanted = { clientId: string; contractId: string | undefined }

const isWanted = ({ clientId, contractId }: Wanted) =>
  and(eq(payments.clientId, clientId), contractId ? eq(payments.contractId, contractId) : undefined)

export async function listPaymentRows(
  db: Db,
  { end, limit, ...wanted }: Wanted & { end: Keyset | undefined; limit: number },
): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where(and(isWanted(wanted), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countPayments(db: Db, wanted: Wanted): Promise<number> {
  if (wanted.contractId) return db.$count(payments, isWanted(wanted))
  const rows = "select 'any' as status from payments where client_id = $1"
  const counted = await countList(db, { list: 'payments_of_client', ownerId: wanted.clientId, rows })
  return counted.get('any') ?? 0
}

export async function insertPayment(
  tx: Tx,
  values: Pick<PaymentRow, 'contractId' | 'clientId' | 'amountCents' | 'provider' | 'createdAt'>,
): Promise<string> {
  const [row] = await tx.insert(payments).values(values).returning({ id: payments.id })
  assertRow(row, 'an inserted payment')
  return row.id
}

/** The payment's contract is locked before it. */
export async function lockPayment(tx: Tx, id: string) {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update')
  return row
}

type PaymentOutcome = { status: PaymentStatus; failure: PaymentRow['failure']; endedAt: Date | null }

/** False if the payment is over, or its reference has changed since we asked. Lock the contract first. */
export async function setOutcome(
  tx: Tx,
  { id, providerRef }: Pick<PaymentRow, 'id' | 'providerRef'>,
  { status, failure, endedAt }: PaymentOutcome,
): Promise<boolean> {
  const rows = await queryText(
    tx,
    `update payments set status = $3, failure = $4, ended_at = $5
     where id = $1 and ended_at is null and provider_ref is not distinct from $2 returning id`,
    [id, providerRef, status, failure, endedAt],
  )
  return rows.length > 0
}

export async function insertPayout(
  tx: Tx,
  values: Pick<PayoutRow, 'freelancerId' | 'amountCents' | 'provider' | 'testAccount' | 'createdAt'>,
): Promise<PayoutRow> {
  const [row] = await tx.insert(payouts).values(values).returning()
  assertRow(row, 'an inserted payout')
  return row
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id))
  return row
}

export async function setPayoutRefs(db: Db, id: string, refs: Partial<Pick<PayoutRow, 'transferRef' | 'providerRef'>>) {
  await db.update(payouts).set(refs).where(eq(payouts.id, id))
}

/** A bank may send back what was paid. Returns the payout if it had not failed before. */
export async function setPayoutFailed(tx: Tx, id: string, endedAt: Date): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .update(payouts)
    .set({ status: 'failed', endedAt })
    .where(and(eq(payouts.id, id), ne(payouts.status, 'failed')))
    .returning()
  return row
}

export async function endPayout(
  tx: Tx,
  id: string,
  { status, endedAt }: { status: 'paid' | 'failed'; endedAt: Date },
): Promise<PayoutRow | undefined> {
  const [row] = await tx
    .update(payouts)
    .set({ status, endedAt })
    .where(and(eq(payouts.id, id), eq(payouts.status, 'pending')))
    .returning()
  return row
}

export async function listPayoutRows(
  db: Db,
  { freelancerId, end, limit }: { freelancerId: string; end: Keyset | undefined; limit: number },
): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.freelancerId, freelancerId), isAfter(payoutKeyset, end)))
    .orderBy(...newestFirst(payoutKeyset))
    .limit(limit)
}

export async function sumPendingPayouts(db: Db, freelancerId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${payouts.amountCents}), 0)::bigint` })
    .from(payouts)
    .where(and(eq(payouts.freelancerId, freelancerId), eq(payouts.status, 'pending')))
  return row?.cents ?? 0
}

export async function countPayouts(db: Db, freelancerId: string): Promise<number> {
  const rows = "select 'any' as status from payouts where freelancer_id = $1"
  const counted = await countList(db, { list: 'payouts_of_freelancer', ownerId: freelancerId, rows })
  return counted.get('any') ?? 0
}
