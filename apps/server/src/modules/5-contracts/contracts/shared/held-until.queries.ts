import { holdMarginDays, providerHoldDays } from '@guildhall/contract'
import { and, asc, eq, gt, inArray, isNotNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { type Db, queryPlanned, queryText, type Tx } from '../../../../platform/database/database.ts'
import { heldAccountsText } from '../../../1-ground/ledger/shared/held.queries.ts'
import { proposals } from '../../../4-hiring/proposals/proposal.tables.ts'
import { cardDisputes } from '../../payments/payment.tables.ts'
import { contracts } from '../contract.tables.ts'

const days = Object.entries(providerHoldDays)
  .map(([provider, limit]) => `when '${provider}' then ${limit - holdMarginDays}`)
  .join(' ')

export type HeldPart = { paymentId: string; contractId: string; cents: number; until: Date }

/** Cents. The oldest payment is released first, so what is held belongs to the newest. Earliest end first. */
export function listHeldParts(db: Db | Tx, contractIds: string[]): Promise<HeldPart[]> {
  return queryText<HeldPart>(db, `${heldPartsText('any($1)')} order by until, "paymentId"`, [contractIds])
}

export const firstEndSql = sql.raw(`(select min(until) from (${heldPartsText('contracts.id')}) part)`)

function heldPartsText(contract: string) {
  return `with parts as (
      select p.id, p.contract_id, p.created_at,
        p.ended_at + make_interval(days => case p.provider ${days} end) as until,
        p.amount_cents - coalesce((select sum(r.amount_cents) from refunds r where r.payment_id = p.id), 0)
          - coalesce((select sum(d.amount_cents) from card_disputes d
            where d.payment_id = p.id and d.status in ('open', 'lost')), 0) as cents
      from payments p where p.contract_id = ${contract} and p.status = 'succeeded'
    ), running as (
      select *, sum(cents) over (partition by contract_id order by created_at desc, id desc) - cents as newer
      from parts where cents > 0
    ), held as (
      select owner_id, sum(cents) as cents from ledger.balances
      where owner_id = ${contract} and account in ${heldAccountsText} group by 1
    )
    select r.id as "paymentId", r.contract_id as "contractId", r.until, least(r.cents, h.cents - r.newer)::bigint as cents
    from running r join held h on h.owner_id = r.contract_id where r.newer < h.cents`
}

export type HeldRow = {
  id: string
  proposalId: string
  projectId: string
  title: string
  clientId: string
  freelancerId: string
  isUnderReview: boolean
  isDue: boolean
  isDisputed: boolean
  heldUntil: Date
}

type Place = Pick<HeldRow, 'heldUntil' | 'id'>
type Range = { from?: Date; to: Date; after?: Place | undefined; limit: number }

const hasCardDispute = sql`exists (select from ${cardDisputes}
  where ${cardDisputes.contractId} = ${contracts.id} and ${cardDisputes.status} = 'open')`
const isWaiting = and(inArray(contracts.status, ['active', 'payment_due']), not(hasCardDispute))

/** Contracts whose hold ends after `from` and until `to`, earliest first, without disputed ones. */
export function listHoldsEnding(db: Db, range: Range): Promise<HeldRow[]> {
  return listHeld(db, range, isWaiting)
}

const isKept = or(eq(contracts.status, 'disputed'), hasCardDispute)

/** Like {@link listHoldsEnding}, for disputed contracts. */
export function listDisputedHolds(db: Db, range: Range): Promise<HeldRow[]> {
  return listHeld(db, range, isKept)
}

export async function countDisputedHolds(db: Db, to: Date): Promise<number> {
  return db.$count(contracts, and(lte(contracts.heldUntil, to), isKept))
}

export async function findHeldCents(db: Db, contractIds: string[]): Promise<Map<string, number>> {
  const rows = await queryPlanned<{ id: string; cents: number }>(
    db,
    `select owner_id as id, sum(cents)::bigint as cents from ledger.balances
     where owner_id = any($1) and account in ${heldAccountsText} group by 1`,
    [contractIds],
  )
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

function listHeld(db: Db, { from, to, after, limit }: Range, which: SQL | undefined): Promise<HeldRow[]> {
  const heldUntil = sql<Date>`${contracts.heldUntil}`.mapWith(contracts.heldUntil)
  return db
    .select({
      id: contracts.id,
      proposalId: contracts.proposalId,
      projectId: contracts.projectId,
      title: contracts.title,
      clientId: contracts.clientId,
      freelancerId: contracts.freelancerId,
      isUnderReview: sql<boolean>`${proposals.deliveryStatus} = 'submitted'`,
      isDue: sql<boolean>`${contracts.status} = 'payment_due'`,
      isDisputed: sql<boolean>`${contracts.status} = 'disputed'`,
      heldUntil,
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        isNotNull(contracts.heldUntil),
        from && gt(contracts.heldUntil, from),
        lte(contracts.heldUntil, to),
        which,
        after &&
          sql`(${contracts.heldUntil}, ${contracts.id}) > (${after.heldUntil.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(contracts.heldUntil), asc(contracts.id))
    .limit(limit)
}
