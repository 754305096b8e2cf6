import type { ContractStatus } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../platform/database/database.ts'

/** Contracts of the freelancer that are not over, with their money in cents. */
export function listOpenAmounts(db: Db, freelancerId: string) {
  return queryPlanned<{
    heldCents: number
    releasedCents: number
    amountCents: number
    feeBps: number
    status: ContractStatus
  }>(
    db,
    `select c.amount_cents as "amountCents", c.fee_bps as "feeBps", c.status, coalesce(b.cents, 0) as "heldCents",
       coalesce((select -sum(l.amount_cents) from ledger.lines l join ledger.entries e on e.id = l.entry_id
         where l.chain_id = c.id and l.owner_id = c.id and e.reason = 'release'), 0)::bigint as "releasedCents"
     from contracts c left join ledger.balances b on b.owner_id = c.id and b.account = 'escrow'
     where c.freelancer_id = $1 and c.ended_at is null`,
    [freelancerId],
  )
}

const payableLines = `from ledger.lines l join ledger.entries e on e.id = l.entry_id
  where l.owner_id = $1 and l.account = 'payable'`

/** Cents that were ever released to a freelancer, after the fee. */
export async function findReleasedCents(db: Db, freelancerId: string): Promise<number> {
  const text = `select coalesce(sum(l.amount_cents), 0)::bigint as cents ${payableLines} and e.reason = 'release'`
  const [row] = await queryPlanned<{ cents: number }>(db, text, [freelancerId])
  return row?.cents ?? 0
}

export type EarnedMonth = { month: string; releasedCents: number | null; withdrawnCents: number }

/** Each month with something released or withdrawn, oldest first: cents after the fee. `month` as `2026-03`, in UTC. */
export function listEarnedMonths(db: Db, freelancerId: string): Promise<EarnedMonth[]> {
  return queryPlanned(
    db,
    `select to_char(month, 'YYYY-MM') as month, "releasedCents", "withdrawnCents" from (
       select date_trunc('month', e.at at time zone 'UTC') as month,
         (sum(l.amount_cents) filter (where e.reason = 'release'))::bigint as "releasedCents",
         coalesce(-sum(l.amount_cents) filter (where e.reason in ('payout', 'payout_return')), 0)::bigint as "withdrawnCents"
       ${payableLines} group by 1
     ) months order by 1`,
    [freelancerId],
  )
}
