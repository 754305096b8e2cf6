import { autoApprovalDays, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { findDeliveryStatus } from '../contract.queries.ts'
import { aboutContract } from './about-contract.ts'
import { type ContractMoney, lockMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'
import { releaseDue } from './release-held.ts'

type CardDispute = { contract: ContractMoney; disputeId: string; cents: number; at: Date }

/**
 * Says that the bank took a payment of the locked contract back. `isDecided`: the provider told us of the dispute and its outcome
 * at once, and `recordCardDisputeOutcome` follows in this transaction.
 */
export async function recordCardDispute(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { contract, disputeId, cents, at, isDecided }: CardDispute & { isDecided: boolean },
): Promise<void> {
  await outdateOffer(deps, tx, { contract, at })
  const facts = { cents, disputeId, isOver: contract.endedAt !== null }
  await deps.events.record(tx, at, {
    kind: 'money.card_disputed',
    actorId: null,
    about: aboutContract(contract),
    facts,
  })
  if (!isDecided) await refreshHeldUntil(tx, contract.id, { autoApprovalAt: null })
}

/**
 * The locked contract goes on; a delivery under review has all its days again. `returnedCents`: the bank had decided otherwise
 * before, and this much of what it returned goes back to the client.
 */
export async function recordCardDisputeOutcome(
  deps: Pick<Deps, 'events' | 'jobs'>,
  tx: Tx,
  {
    contract: before,
    disputeId,
    cents,
    at,
    outcome,
    returnedCents,
  }: CardDispute & { outcome: 'won' | 'lost'; returnedCents?: number },
): Promise<void> {
  const isAppeal = returnedCents !== undefined
  const facts = { cents, disputeId, isOver: before.endedAt !== null, ...(isAppeal && { returnedCents }) }
  await deps.events.record(tx, at, {
    kind: `money.card_dispute_${outcome}`,
    actorId: null,
    about: aboutContract(before),
    facts,
  })
  if (isAppeal) {
    await outdateOffer(deps, tx, { contract: before, at })
    if (returnedCents > 0) await refundPayments(deps, tx, { contract: before, cents: returnedCents, at })
  }
  const contractId = before.id
  const contract = await lockMoney(tx, { id: contractId })
  if (contract.cardDisputed) return refreshHeldUntil(tx, contractId)
  if (contract.endedAt || (await releaseDue(deps, tx, contract, at))) return
  if (isAppeal) return refreshHeldUntil(tx, contractId)
  const isUnderReview =
    contract.status === 'active' && (await findDeliveryStatus(tx, contract.proposalId)) === 'submitted'
  const autoApprovalAt = isUnderReview ? new Date(at.getTime() + autoApprovalDays * dayMs) : null
  await refreshHeldUntil(tx, contractId, { autoApprovalAt })
}
