import type { LedgerReason } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { nameOfText } from '../../1-ground/users/shared/shown-person.queries.ts'

export type StatementRow = {
  entry: number
  at: Date
  reason: LedgerReason
  source: string
  contractId: string | null
  contractTitle: string | null
  feeCents: number
  changeCents: number
}

type Period = { freelancerId: string; from: Date; to: Date }

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** Cents that were the freelancer's before this month, and were not withdrawn. The ledger keeps them by month. */
export async function findBalanceBefore(db: Db, { freelancerId, before }: { freelancerId: string; before: Date }) {
  const [row] = await queryPlanned<{ cents: number }>(
    db,
    `select coalesce(sum(coalesce(released_cents, 0) - withdrawn_cents), 0)::bigint as cents from ledger.earned_months
     where owner_id = $1 and month < $2::date`,
    [freelancerId, dayOf(before)],
  )
  return row?.cents ?? 0
}

/** The ids of all entries of some months, in their order. Reads the entries of every year, but none if the months have none. */
export async function listStatementEntries(db: Db, { freelancerId, from, to }: Period): Promise<number[]> {
  const rows = await queryPlanned<{ id: number }>(
    db,
    `select e.id from ledger.entries e
     where e.id in (select l.entry_id from ledger.lines l where l.owner_id = $1 and l.account = 'payable')
       and e.at >= $2 and e.at < $3
       and (select true from ledger.earned_months where owner_id = $1 and month >= $4::date and month < $5::date limit 1)
     order by e.at, e.id`,
    [freelancerId, from, to, dayOf(from), dayOf(to)],
  )
  return rows.map(({ id }) => id)
}

export function listStatementRows(db: Db, freelancerId: string, entries: readonly number[]) {
  return queryPlanned<StatementRow>(
    db,
    `select e.id as entry, e.at, e.reason, e.source, c.id as "contractId", c.title as "contractTitle",
       (select sum(l.amount_cents) from ledger.lines l
         where l.entry_id = e.id and l.owner_id = $1 and l.account = 'payable')::bigint as "changeCents",
       coalesce((select sum(f.amount_cents) from ledger.lines f where f.entry_id = e.id and f.account = 'platform_fee'), 0)::bigint
         as "feeCents"
     from ledger.entries e left join contracts c on c.id = e.chain_id
     where e.id = any($2::bigint[]) order by e.at, e.id`,
    [freelancerId, entries],
  )
}

export async function findFreelancerName(db: Db, freelancerId: string): Promise<string> {
  const [row] = await queryPlanned<{ name: string }>(db, `select ${nameOfText('$1')} as name`, [freelancerId])
  return row?.name ?? ''
}
