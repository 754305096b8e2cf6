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

/** Cents released to the freelancer after the fee, and withdrawn, and when the first line was. */
export async function findEarned(db: Db, freelancerId: string) {
  const [row] = await queryPlanned<{ releasedCents: number; withdrawnCents: number; firstAt: Date | null }>(
    db,
    `select coalesce(sum(l.amount_cents) filter (where e.reason = 'release'), 0)::bigint as "releasedCents",
       coalesce(-sum(l.amount_cents) filter (where e.reason in ('payout', 'payout_return')), 0)::bigint as "withdrawnCents",
       min(e.at) as "firstAt"
     ${payableLines}`,
    [freelancerId],
  )
  return row ?? { releasedCents: 0, withdrawnCents: 0, firstAt: null }
}

/** The last twelve months in which something was released, oldest first. `month` as `2026-03`, in UTC. */
export async function listEarnedMonths(db: Db, freelancerId: string) {
  const rows = await queryPlanned<{ month: string; cents: number }>(
    db,
    `select to_char(e.at at time zone 'UTC', 'YYYY-MM') as month, sum(l.amount_cents)::bigint as cents
     ${payableLines} and e.reason = 'release' group by 1 order by 1 desc limit 12`,
    [freelancerId],
  )
  return rows.reverse()
}
