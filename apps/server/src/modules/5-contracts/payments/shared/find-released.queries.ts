import { type Db, queryText } from '../../../../platform/database/database.ts'

/** Cents that were ever released to a freelancer, after the fee. */
export async function findReleasedCents(db: Db, freelancerId: string): Promise<number> {
  const text = 'select coalesce(sum(released_cents), 0)::bigint as cents from ledger.earned_months where owner_id = $1'
  const [row] = await queryText<{ cents: number }>(db, text, [freelancerId])
  return row?.cents ?? 0
}
