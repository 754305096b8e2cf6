import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { noteCardDecision } from '../../contracts/shared/note-card-dispute.ts'
import { postCardDisputeLost, postCardDisputeWon } from '../../ledger/shared/post-entry.ts'
import { endCardDispute } from '../card-dispute.queries.ts'
import { tellCardDispute } from '../tell-card-dispute.ts'
import { type CardDisputeNews, lockDisputed, openLocked } from './open-card-dispute.ts'

/**
 * The bank has decided on a dispute: what was won goes back to where it was, what was lost leaves the book. The contract goes on.
 * A dispute that we have not heard of is opened first; one that is closed stays as it is. Throws as `openCardDispute`.
 */
export async function closeCardDispute(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { outcome, ...news }: CardDisputeNews & { outcome: 'won' | 'lost' },
): Promise<void> {
  const contract = await lockDisputed(tx, news.paymentId)
  const dispute = await openLocked(deps, tx, contract, news)
  if (dispute.status !== 'open') return
  const { id: source, amountCents: cents } = dispute
  const contractId = contract.id
  const { at } = news
  if (outcome === 'won') await postCardDisputeWon(tx, { contractId, source, at, parts: dispute })
  else await postCardDisputeLost(tx, { contractId, source, at, cents })
  await endCardDispute(tx, source, { status: outcome, endedAt: at })
  await noteCardDecision(deps, tx, { contractId, cents, at, outcome })
  await tellCardDispute(deps, tx, { contract, dispute: { ...dispute, status: outcome } })
}
