import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryText } from '../../../platform/database/database.ts'
import { isOutOfTime } from '../../../platform/database/database-trouble.ts'
import {
  countedFrom,
  isNotKeptText,
  keepCounts,
  keptCountsText,
} from '../../1-ground/counts/shared/list-counts.queries.ts'
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
  heldContracts: number
}

const unpaid = unpaidText({ held: 'm.held', released: 'm.released', disputed: 'm.disputed' })

const totals = `coalesce(-sum(n) filter (where account = 'card_in'), 0)::bigint as paid,
  coalesce(sum(n) filter (where account = 'escrow'), 0)::bigint as held,
  coalesce(sum(n) filter (where account = 'disputed'), 0)::bigint as disputed,
  coalesce(sum(n) filter (where account in ${releasedAccountsText}), 0)::bigint as released,
  coalesce(sum(n) filter (where account in ('refund_out', 'refund_due')), 0)::bigint as refunded`

export async function findPaymentSums(db: Db, clientId: string): Promise<PaymentSums> {
  const [row] = await queryText<PaymentSums & { linesRead: number }>(
    db,
    `select total.paid as "paidCents", total.held as "heldCents", total.disputed as "disputedCents",
       total.released as "releasedCents", total.refunded as "refundedCents", total."linesRead",
       unpaid.due as "dueCents", open.contracts as "activeContracts", open.held as "heldContracts"
     from (
       select ${totals}, count(*) filter (where not "isKept") as "linesRead" from (
         select status as account, n, true as "isKept" from (${keptCountsText('money_of_client')}) kept
         union all select l.account, l.amount_cents, false from contracts c join ledger.lines l on l.chain_id = c.id
         where c.client_id = $1 and ${isNotKeptText('money_of_client')}
       ) lines
     ) total, (
       select count(*) as contracts, count(held_until) as held from contracts where client_id = $1 and ended_at is null
     ) open, (
       select coalesce(sum(${unpaid}), 0)::bigint as due from contracts c cross join lateral (
         select ${totals} from (select account, amount_cents as n from ledger.lines where chain_id = c.id) lines
       ) m
       where c.client_id = $1 and c.status = 'payment_due' and c.ended_at is null
     ) unpaid`,
    [clientId],
  ).catch(async (error: unknown) => {
    // Of so many contracts that it takes too long: the sweep has more time.
    if (isOutOfTime(error)) await keepCounts(db, 'money_of_client', clientId)
    throw error
  })
  assertRow(row, 'sums')
  const { linesRead, ...sums } = row
  if (linesRead > countedFrom) await keepCounts(db, 'money_of_client', clientId)
  return sums
}
