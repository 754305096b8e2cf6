import { type ContractDetailView, contractMoves } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { findMilestone, setReleased } from './milestone.queries.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { lockMoney } from './shared/lock-money.ts'
import { outdateOffer } from './shared/outdate-offer.ts'
import { refreshHeldUntil } from './shared/refresh-held-until.ts'
import { bookRelease } from './shared/release-money.ts'

/** Before the approval; each milestone is released once. The freelancer gets its amount less the fee. */
export async function releaseMilestone(
  deps: OnceDeps,
  { contractId, milestoneId, viewerId }: ContractRequest & { milestoneId: string },
): Promise<ContractDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    const milestone = await findMilestone(tx, { contractId, milestoneId })
    if (milestone?.releasedAt && viewerId === contract.clientId) throw new DomainError('contract.milestone_released')
    requireMove(contractMoves.release_milestone, contractMoveContext(contract, viewerId))
    if (!milestone) throw new DomainError('contract.milestone_not_found')
    const { amountCents: cents } = milestone
    if (cents > contract.heldCents) throw new DomainError('contract.milestone_not_held')
    // All of the amount is released by the approval only.
    if (contract.releasedCents + cents >= contract.amountCents) throw new DomainError('contract.last_milestone')

    const at = deps.clock()
    const source = `${contractId}:milestone:${milestoneId}`
    const { facts, ...released } = await bookRelease(tx, contract, { cents, source, at })
    await setReleased(tx, { contractId, milestoneId, releasedAt: at })
    await refreshHeldUntil(tx, contractId)
    await outdateOffer(deps, tx, { contract, at })
    await deps.events.record(tx, at, {
      ...released,
      kind: 'money.milestone_released',
      actorId: viewerId,
      facts: { ...facts, milestoneId },
    })
    return getContract(tx, { contractId, viewerId })
  })
}
