import { type ContractChangeBody, type ContractDetailView, contractMoves, toCents } from '@guildhall/contract'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { storedMilestones } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { type AgreedTerms, type ChangedTerms, requireChange } from './change.rules.ts'
import { insertChange } from './contract-change.queries.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { listMilestones } from './milestone.queries.ts'
import { aboutContract } from './shared/about-contract.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { lockMoney } from './shared/lock-money.ts'

/** One side offers to change what was agreed. Nothing changes until the other side, which is told, accepts. */
export async function offerChange(
  deps: OnceDeps,
  { contractId, viewerId, reason, ...wanted }: ContractRequest & ContractChangeBody,
): Promise<ContractDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    requireMove(contractMoves.offer_change, contractMoveContext(contract, viewerId))
    const left = (await listMilestones(tx, contractId)).filter(({ releasedAt }) => releasedAt === null)
    const agreed = { ...contract, milestones: left.map(({ title, amountCents }) => ({ title, cents: amountCents })) }
    const changed = requireChange(agreed, {
      amountCents: wanted.amount == null ? null : toCents(wanted.amount),
      deliveryDays: wanted.deliveryTime ?? null,
      criteria: wanted.criteria ?? null,
      milestones: wanted.milestones ? storedMilestones(wanted.milestones) : null,
    })
    const at = deps.clock()
    const changeId = await insertChange(tx, {
      contractId,
      offeredBy: viewerId,
      ...beforeAndAfter(agreed, changed),
      reason,
      createdAt: at,
    })
    await deps.events.record(tx, at, {
      kind: 'contract.change_offered',
      actorId: viewerId,
      about: aboutContract(contract),
      facts: { changeId },
    })
    return getContract(tx, { contractId, viewerId })
  })
}

function beforeAndAfter(agreed: AgreedTerms, changed: ChangedTerms) {
  return {
    ...(changed.amountCents !== null && { amountFromCents: agreed.amountCents, amountToCents: changed.amountCents }),
    ...(changed.deliveryDays !== null && { daysFrom: agreed.deliveryDays, daysTo: changed.deliveryDays }),
    ...(changed.criteria !== null && { criteriaFrom: agreed.criteria, criteriaTo: changed.criteria }),
    ...(changed.milestones && { milestonesFrom: agreed.milestones, milestonesTo: changed.milestones }),
    refundCents: changed.refundCents,
  }
}
