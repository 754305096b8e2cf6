import { contractMoves, toDollars } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { postRelease } from '../../ledger/shared/post-entry.ts'
import { notify } from '../../notifications/shared/notify.ts'
import { refundPayments } from '../../payments/shared/refund-payments.ts'
import type { LockedProject } from '../../projects/shared/lock-project.ts'
import { moveProject } from '../../projects/shared/move-project.ts'
import { queueReviewRequests } from '../../reviews/shared/queue-review-requests.ts'
import { insertContractEvent, setContract } from '../contract.queries.ts'
import { contractStanding, standingAs } from './contract.rules.ts'
import type { ContractMoney } from './lock-money.ts'
import { outdateOffer } from './outdate-offer.ts'
import { requireWholeSplit, type Split } from './split.rules.ts'

export type End = {
  project: LockedProject
  contract: ContractMoney
  split: Split
  actorId: string | null
  at: Date
}

/** Lock contract and project first. Throws `contract.offer_sum` if the split is not all that is held. */
export async function endContract(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  { project, contract, split, actorId, at }: End,
): Promise<void> {
  const { id, clientId, freelancerId, projectId, title } = contract
  requireMove(contractMoves.end, actorId ? contractStanding(contract, actorId) : standingAs('operator', contract))
  requireWholeSplit(split, contract.heldCents)
  await outdateOffer(tx, { contractId: id, openOfferBy: contract.openOfferBy, openChangeBy: contract.openChangeBy, at })
  await setContract(tx, id, { status: contractMoves.end.to, endedAt: at, autoApprovalAt: null, heldUntil: null })
  await moveProject(tx, 'cancel', { project, actorId, now: at })
  await insertContractEvent(tx, { contractId: id, kind: 'cancelled', actorId, at })
  await queueReviewRequests(deps, tx, id)
  const facts = { contractId: id, projectId, projectTitle: title }
  const parties = [clientId, freelancerId]
  await notify(
    deps,
    tx,
    parties.map((userId) => ({ userId, kind: 'contract.ended', facts, event: id })),
  )
  if (split.releaseCents > 0) await release()
  if (split.refundCents > 0) await refundPayments(deps, tx, { contract, cents: split.refundCents, at })

  async function release() {
    const cents = split.releaseCents
    const { fee } = await postRelease(tx, { ...contract, contractId: id, source: `${id}:ended`, at, cents })
    await insertContractEvent(tx, { contractId: id, kind: 'released', actorId: null, at, facts: { cents } })
    const told = { ...facts, amountUsd: toDollars(cents - fee) }
    await notify(deps, tx, [{ userId: freelancerId, kind: 'money.released', facts: told, event: `${id}:ended` }])
  }
}
