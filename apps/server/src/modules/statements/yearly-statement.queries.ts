import type { LedgerReason } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../platform/database/database.ts'

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

/** Cents that were the freelancer's before this instant, and were not withdrawn. */
export async function findBalanceBefore(db: Db, { freelancerId, before }: { freelancerId: string; before: Date }) {
  const [row] = await queryPlanned<{ cents: number }>(
    db,
    `select coalesce(sum(l.amount_cents), 0)::bigint as cents from ledger.lines l join ledger.entries e on e.id = l.entry_id
     where l.owner_id = $1 and l.account = 'payable' and e.at < $2`,
    [freelancerId, before],
  )
  return row?.cents ?? 0
}

export type StatementPage = {
  freelancerId: string
  from: Date
  to: Date
  after: { at: Date; entry: number } | undefined
  limit: number
}

export function listStatementRows(db: Db, { freelancerId, from, to, after, limit }: StatementPage) {
  return queryPlanned<StatementRow>(
    db,
    `select e.id as entry, e.at, e.reason, e.source, c.id as "contractId", c.title as "contractTitle",
       e.cents as "changeCents",
       coalesce((select sum(f.amount_cents) from ledger.lines f where f.entry_id = e.id and f.account = 'platform_fee'), 0)::bigint
         as "feeCents"
     from (
       select e.*, mine.cents from (
         select l.entry_id, sum(l.amount_cents)::bigint as cents from ledger.lines l
         where l.owner_id = $1 and l.account = 'payable' group by l.entry_id
       ) mine
       join ledger.entries e on e.id = mine.entry_id
       where e.at >= $2 and e.at < $3 and (e.at, e.id) > ($4, $5)
       order by e.at, e.id limit $6
     ) e
     left join contracts c on c.id = e.chain_id
     order by e.at, e.id`,
    [freelancerId, from, to, after?.at ?? new Date(0), after?.entry ?? 0, limit],
  )
}

export async function findFreelancerName(db: Db, freelancerId: string): Promise<string> {
  const [row] = await queryPlanned<{ name: string }>(
    db,
    `select coalesce(nullif(p.name, ''), u.username) as name from users u left join profiles p on p.user_id = u.id where u.id = $1`,
    [freelancerId],
  )
  return row?.name ?? ''
}
