import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryText } from '../../../platform/database/database.ts'
import { releasedAccountsText } from '../../1-ground/ledger/shared/released.queries.ts'
import { unpaidText } from '../contracts/shared/unpaid.queries.ts'

type PaymentSums = {
  paidCents: number
  heldCents: number
  disputedCents: number
  releasedCents: number
  refundedCents: number
  dueCents: number
  activeContracts: number
}

const unpaid = unpaidText({ held: 'm.held', released: 'm.released', disputed: 'm.disputed' })

export async function findPaymentSums(db: Db, clientId: string): Promise<PaymentSums> {
  const [row] = await queryText<PaymentSums>(
    db,
    `select coalesce(sum(m.paid), 0)::bigint as "paidCents", coalesce(sum(m.held), 0)::bigint as "heldCents",
       coalesce(sum(m.disputed), 0)::bigint as "disputedCents", coalesce(sum(m.released), 0)::bigint as "releasedCents",
       coalesce(sum(m.refunded), 0)::bigint as "refundedCents",
       coalesce(sum(${unpaid}) filter (where c.status = 'payment_due'), 0)::bigint as "dueCents",
       count(*) filter (where c.ended_at is null) as "activeContracts"
     from contracts c cross join lateral (
       select coalesce(-sum(l.amount_cents) filter (where l.account = 'card_in'), 0) as paid,
         coalesce(sum(l.amount_cents) filter (where l.account = 'escrow'), 0) as held,
         coalesce(sum(l.amount_cents) filter (where l.account = 'disputed'), 0) as disputed,
         coalesce(sum(l.amount_cents) filter (where l.account in ${releasedAccountsText}), 0) as released,
         coalesce(sum(l.amount_cents) filter (where l.account in ('refund_out', 'refund_due')), 0) as refunded
       from ledger.lines l where l.chain_id = c.id
     ) m
     where c.client_id = $1`,
    [clientId],
  )
  assertRow(row, 'sums')
  return row
}
