import { autoApprovalDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import { findDeliveryStatus, insertContractEvent } from '../contract.queries.ts'
import { releaseDue } from '../release-held.ts'
import { type ContractMoney, lockMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

const dayMs = 24 * 60 * 60 * 1_000

type CardDisputeFacts = { contractId: string; cents: number; at: Date }

/**
 * Writes it into the contract’s timeline. `isDecided`: the provider told us of the dispute and its outcome at once, and
 * `recordCardDisputeOutcome` follows in this transaction.
 */
export async function recordCardDispute(
  tx: Tx,
  { contractId, cents, at, isDecided }: CardDisputeFacts & { isDecided: boolean },
): Promise<void> {
  await outdateOffer(tx, { contractId, at })
  await insertContractEvent(tx, { contractId, kind: 'card_disputed', actorId: null, at, facts: { cents } })
  if (!isDecided) await refreshHeldUntil(tx, contractId, { autoApprovalAt: null })
}

/**
 * The locked contract goes on; a delivery under review has all its days again. `appeal`: the bank had decided otherwise
 * before; `refundCents` of what it returned goes back to the client.
 */
export async function recordCardDisputeOutcome(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  {
    contractId,
    cents,
    at,
    outcome,
    appeal,
  }: CardDisputeFacts & { outcome: 'won' | 'lost'; appeal?: { contract: ContractMoney; refundCents: number } },
): Promise<void> {
  await insertContractEvent(tx, { contractId, kind: `card_dispute_${outcome}`, actorId: null, at, facts: { cents } })
  if (appeal) {
    await outdateOffer(tx, { contractId, at })
    const { contract, refundCents } = appeal
    if (refundCents > 0) await refundPayments(deps, tx, { contract, cents: refundCents, at })
  }
  const contract = await lockMoney(tx, { id: contractId })
  if (contract.cardDisputed) return refreshHeldUntil(tx, contractId)
  if (contract.endedAt || (await releaseDue(deps, tx, contract, at))) return
  if (appeal) return refreshHeldUntil(tx, contractId)
  const isUnderReview =
    contract.status === 'active' && (await findDeliveryStatus(tx, contract.proposalId)) === 'submitted'
  const autoApprovalAt = isUnderReview ? new Date(at.getTime() + autoApprovalDays * dayMs) : null
  await refreshHeldUntil(tx, contractId, { autoApprovalAt })
}
