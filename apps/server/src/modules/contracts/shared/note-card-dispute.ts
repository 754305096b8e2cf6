import { autoApprovalDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { findDeliveryStatus, insertContractEvent } from '../contract.queries.ts'
import { releaseDue } from '../release-held.ts'
import { lockMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

const dayMs = 24 * 60 * 60 * 1_000

type Noted = { contractId: string; cents: number; at: Date }

/** A bank took money of a locked contract back: until it decides, nothing of the contract moves. */
export async function noteCardDispute(tx: Tx, { contractId, cents, at }: Noted): Promise<void> {
  await outdateOffer(tx, { contractId, at })
  await insertContractEvent(tx, { contractId, kind: 'card_disputed', actorId: null, at, facts: { cents } })
  await refreshHeldUntil(tx, contractId, { autoApprovalAt: null })
}

/** The bank has decided: the locked contract goes on, and a delivery under review has all its days again. */
export async function noteCardDecision(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { contractId, cents, at, outcome }: Noted & { outcome: 'won' | 'lost' },
): Promise<void> {
  await insertContractEvent(tx, { contractId, kind: `card_dispute_${outcome}`, actorId: null, at, facts: { cents } })
  const contract = await lockMoney(tx, { id: contractId })
  if (contract.cardDisputed) return
  if (contract.endedAt || (await releaseDue(deps, tx, contract, at))) return
  const isUnderReview =
    contract.status === 'active' && (await findDeliveryStatus(tx, contract.proposalId)) === 'submitted'
  const autoApprovalAt = isUnderReview ? new Date(at.getTime() + autoApprovalDays * dayMs) : null
  await refreshHeldUntil(tx, contractId, { autoApprovalAt })
}
