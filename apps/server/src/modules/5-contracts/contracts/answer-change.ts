import { type ContractDetailView, contractMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { refundPayments } from '../payments/shared/refund-payments.ts'
import { setContract } from './contract.queries.ts'
import { type ContractChangeRow, endOpenChange, findChange } from './contract-change.queries.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { replaceMilestonesLeft } from './milestone.queries.ts'
import { aboutContract } from './shared/about-contract.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { type ContractMoney, lockMoney } from './shared/lock-money.ts'
import { outdateOffer } from './shared/outdate-offer.ts'

export type ChangeRequest = ContractRequest & { changeId: string }

/** Accepts a change; money that is no longer needed goes back to the client. */
export async function acceptChange(deps: OnceDeps, request: ChangeRequest): Promise<ContractDetailView> {
  const { contractId, viewerId } = request
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    const change = await requireOpenChange(tx, 'accept_change', contract, request)
    const { amountToCents, daysTo, criteriaTo, milestonesTo, refundCents } = change
    const at = deps.clock()
    await endOpenChange(tx, contractId, { status: 'accepted', endedAt: at })
    await outdateOffer(deps, tx, { contract, at })
    await setContract(tx, contractId, {
      amountCents: amountToCents ?? contract.amountCents,
      deliveryDays: daysTo ?? contract.deliveryDays,
      criteria: criteriaTo ?? contract.criteria,
    })
    if (milestonesTo) await replaceMilestonesLeft(tx, contractId, milestonesTo)
    await deps.events.record(tx, at, {
      kind: 'contract.change_accepted',
      actorId: viewerId,
      about: aboutContract(contract),
      facts: { changeId: change.id },
    })
    if (refundCents > 0) await refundPayments(deps, tx, { contract, cents: refundCents, at })
    return getContract(tx, request)
  })
}

/** Declines the open change, or takes it back. The contract stays as it is. */
export async function closeChange(
  deps: OnceDeps,
  move: 'decline_change' | 'withdraw_change',
  request: ChangeRequest,
): Promise<ContractDetailView> {
  const { contractId, viewerId: actorId } = request
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    const change = await requireOpenChange(tx, move, contract, request)
    const at = deps.clock()
    const [status, kind] =
      move === 'decline_change'
        ? (['declined', 'change_declined'] as const)
        : (['withdrawn', 'change_withdrawn'] as const)
    await endOpenChange(tx, contractId, { status, endedAt: at })
    await deps.events.record(tx, at, {
      kind: `contract.${kind}`,
      actorId,
      about: aboutContract(contract),
      facts: { changeId: change.id },
    })
    return getContract(tx, request)
  })
}

async function requireOpenChange(
  tx: Tx,
  move: 'accept_change' | 'decline_change' | 'withdraw_change',
  contract: ContractMoney,
  { contractId, changeId, viewerId }: ChangeRequest,
): Promise<ContractChangeRow> {
  requireMove(contractMoves[move], contractMoveContext(contract, viewerId))
  const change = await findChange(tx, { contractId, changeId })
  if (!change) throw new DomainError('contract.change_not_found')
  if (change.status !== 'open') throw new DomainError('contract.change_over')
  return change
}
