import { type Db, queryText } from '../../../platform/database/database.ts'
import { releasedAccountsText } from '../../1-ground/ledger/shared/released.queries.ts'
import { unpaidText } from '../contracts/shared/unpaid.queries.ts'

const unpaid = unpaidText({ held: 'm.held', released: 'm.released', disputed: 'm.disputed' })

/** Contracts of the freelancer that are not over and have money that is held or due, in cents. */
export function listOpenAmounts(db: Db, freelancerId: string) {
  return queryText<{
    heldCents: number
    releasedCents: number
    dueCents: number
    feeBps: number
  }>(
    db,
    `select case when c.status = 'payment_due' then ${unpaid} else 0 end::bigint as "dueCents", c.fee_bps as "feeBps", m.held as "heldCents", m.released as "releasedCents"
     from contracts c cross join lateral (
       select coalesce(sum(l.amount_cents) filter (where l.account = 'escrow'), 0)::bigint as held,
         coalesce(sum(l.amount_cents) filter (where l.account = 'disputed'), 0)::bigint as disputed,
         coalesce(sum(l.amount_cents) filter (where l.account in ${releasedAccountsText}), 0)::bigint as released
       from ledger.lines l where l.chain_id = c.id
     ) m
     where c.freelancer_id = $1 and c.ended_at is null and (c.held_until is not null or c.status = 'payment_due')`,
    [freelancerId],
  )
}

export type EarnedMonth = { month: string; releasedCents: number | null; withdrawnCents: number }

/** Each month with something released or withdrawn, oldest first: cents after the fee. `month` as `2026-03`, in UTC. */
export function listEarnedMonths(db: Db, freelancerId: string): Promise<EarnedMonth[]> {
  return queryText(
    db,
    `select to_char(month, 'YYYY-MM') as month, released_cents as "releasedCents", withdrawn_cents as "withdrawnCents"
     from ledger.earned_months where owner_id = $1 order by ledger.earned_months.month`,
    [freelancerId],
  )
}
