import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import {
  postCardDisputeLost,
  postCardDisputeReopened,
  postCardDisputeWon,
} from '../../../1-ground/ledger/shared/post-entry.ts'
import { unpaidCents } from '../../contracts/shared/contract.rules.ts'
import type { ContractMoney } from '../../contracts/shared/lock-money.ts'
import { recordCardDisputeOutcome } from '../../contracts/shared/record-card-dispute.ts'
import { type CardDisputeRow, endCardDispute } from '../card-dispute.queries.ts'
import { type CardDisputeNews, lockDisputed, openLocked } from './open-card-dispute.ts'

type Needed = Pick<Deps, 'events' | 'jobs'>

/** Opens an unknown dispute first. A closed one changes only by an appeal. Throws as `openCardDispute`. */
export async function closeCardDispute(
  deps: Needed,
  tx: Tx,
  { outcome, ...news }: CardDisputeNews & { outcome: 'won' | 'lost' },
): Promise<void> {
  const contract = await lockDisputed(tx, news.paymentId)
  const dispute = await openLocked(deps, tx, contract, { ...news, isDecided: true })
  if (dispute.status === 'lost' && outcome === 'won') return winOnAppeal(deps, tx, { contract, dispute, at: news.at })
  if (dispute.status !== 'open') return
  const { id: source, amountCents: cents } = dispute
  const contractId = contract.id
  const { at } = news
  if (outcome === 'won') await postCardDisputeWon(tx, { contractId, source, at, parts: dispute })
  else await postCardDisputeLost(tx, { contractId, source, at, cents })
  await endCardDispute(tx, source, { status: outcome, endedAt: at })
  await recordCardDisputeOutcome(deps, tx, { contract, disputeId: source, cents, at, outcome })
}

/** Holds what the contract lacks, refunds the rest, and leaves the platform's loss as it is. */
async function winOnAppeal(
  deps: Needed,
  tx: Tx,
  { contract, dispute, at }: { contract: ContractMoney; dispute: CardDisputeRow; at: Date },
): Promise<void> {
  const { id: contractId } = contract
  const { id: source, amountCents: cents, fromEscrowCents, fromDisputedCents, fromPlatformCents, endedAt } = dispute
  // A dispute of the two sides that lost some of its money cannot be withdrawn, so an open one is the one it was taken from.
  const toDisputed = contract.status === 'disputed' ? fromDisputedCents : 0
  const toEscrow = fromEscrowCents + fromDisputedCents - toDisputed
  const lacking = Math.max(0, unpaidCents(contract) - toDisputed)
  const refundCents = Math.max(0, toEscrow - lacking)
  const parts = { fromEscrowCents: toEscrow, fromDisputedCents: toDisputed, fromPlatformCents }
  await postCardDisputeReopened(tx, { contractId, source, at, cents })
  await postCardDisputeWon(tx, { contractId, source, at, parts })
  await endCardDispute(tx, source, { status: 'won', endedAt: at, lostAt: endedAt })
  const outcome = 'won'
  await recordCardDisputeOutcome(deps, tx, {
    contract,
    disputeId: source,
    cents,
    at,
    outcome,
    returnedCents: refundCents,
  })
}
