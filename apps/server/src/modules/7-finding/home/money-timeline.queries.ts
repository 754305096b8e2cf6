import type { Side } from '@guildhall/contract'
import { type Db, queryText } from '../../../platform/database/database.ts'
import { releasedAccountsText } from '../../1-ground/ledger/shared/released.queries.ts'

type Cents = { heldCents: number; releasedCents: number; earnedCents: number; refundedCents: number }
export type MoneyMonthRow = { month: string } & Cents

/** Contracts that are summed: more of them would make the page of one person slow for all. */
const summedMaximum = 1_000

/**
 * Of contracts that ran in this time, the newest 1,000 at most, the months with money in them, as `2026-03` in UTC.
 * What banks took and gave back is left out.
 */
export function listMoneyMonths(
  db: Db,
  { userId, side, from }: { userId: string; side: Side; from: Date },
): Promise<MoneyMonthRow[]> {
  return queryText(
    db,
    `with mine as (
       (select id, created_at from contracts where ${side}_id = $1 and ended_at is null
         order by created_at desc, id desc limit ${summedMaximum})
       union all
       (select id, created_at from contracts where ${side}_id = $1 and ended_at >= $2
         order by ended_at desc, id desc limit ${summedMaximum})
       order by created_at desc, id desc limit ${summedMaximum}
     )
     select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month,
       coalesce(-sum(l.amount_cents) filter (where l.account = 'card_in'), 0)::bigint as "heldCents",
       coalesce(sum(l.amount_cents) filter (where l.account in ${releasedAccountsText}), 0)::bigint as "releasedCents",
       coalesce(sum(l.amount_cents) filter (where l.account = 'payable'), 0)::bigint as "earnedCents",
       coalesce(sum(l.amount_cents) filter (where l.account in ('refund_out', 'refund_due')), 0)::bigint as "refundedCents"
     from mine join ledger.lines l on l.chain_id = mine.id join ledger.entries e on e.id = l.entry_id
     where e.at >= $2 group by 1 order by 1`,
    [userId, from.toISOString()],
  )
}
