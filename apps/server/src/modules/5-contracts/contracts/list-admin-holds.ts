import { type AdminHoldView, dayMs, holdMarginDays, shownHoldDays, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { findHoldFacts, type HoldFacts } from './admin-hold.queries.ts'
import { countDisputedHolds, findHeldCents, type HeldRow, listDisputedHolds } from './shared/held-until.queries.ts'

/** For operators: disputed money whose provider's deadline is near, nearest first. */
export async function listAdminHolds(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ListPage<AdminHoldView>> {
  const to = new Date(clock().getTime() + shownHoldDays * dayMs)
  const last = keysetOf(cursor)
  const after = last && { heldUntil: last.at, id: last.id }
  const [found, total] = await Promise.all([
    listDisputedHolds(db, { to, after, limit: limit + 1 }),
    countDisputedHolds(db, to),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ heldUntil, id }) => ({ at: heldUntil, id }))
  const ids = rows.map(({ id }) => id)
  const [facts, held] = await Promise.all([findHoldFacts(db, ids), findHeldCents(db, ids)])
  return { rows: rows.map((row) => present(row, facts.get(row.id), held.get(row.id) ?? 0)), total, nextCursor }
}

function present(row: HeldRow, facts: HoldFacts | undefined, heldCents: number): AdminHoldView {
  return {
    contractId: row.id,
    title: row.title,
    client: { _id: row.clientId, name: facts?.clientName ?? '' },
    freelancer: { _id: row.freelancerId, name: facts?.freelancerName ?? '' },
    held: toDollars(heldCents),
    heldUntil: row.heldUntil.toISOString(),
    providerUntil: new Date(row.heldUntil.getTime() + holdMarginDays * dayMs).toISOString(),
    disputeId: facts?.disputeId ?? null,
    isCardDisputed: facts?.cardDisputed ?? false,
  }
}
