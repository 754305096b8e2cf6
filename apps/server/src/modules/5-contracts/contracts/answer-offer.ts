import { type ContractDetailView, contractMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockProject } from '../../4-hiring/projects/shared/lock-project.ts'
import { findProjectOf } from './contract.queries.ts'
import { type ContractOfferRow, endOpenOffer, findOffer } from './contract-offer.queries.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { aboutContract } from './shared/about-contract.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { endContract } from './shared/end-contract.ts'
import { type ContractMoney, lockMoney } from './shared/lock-money.ts'

export type OfferRequest = ContractRequest & { offerId: string }

/** Splits what is held as offered; the contract and its project are cancelled. */
export async function acceptEnd(deps: OnceDeps, request: OfferRequest): Promise<ContractDetailView> {
  const { contractId, viewerId: actorId } = request
  return deps.database.db.transaction(async (tx) => {
    const projectId = await findProjectOf(tx, contractId)
    if (!projectId) throw new DomainError('contract.not_found')
    const project = await lockProject(tx, projectId)
    const contract = await lockMoney(tx, { id: contractId })
    const offer = await requireOpenOffer(tx, 'accept_end', contract, request)
    const at = deps.clock()
    await endOpenOffer(tx, contractId, { status: 'accepted', endedAt: at })
    await endContract(deps, tx, { project, contract, split: offer, actorId, at })
    await deps.events.record(tx, at, {
      kind: 'contract.end_accepted',
      actorId,
      about: aboutContract(contract),
      facts: { offerId: offer.id },
    })
    return getContract(tx, request)
  })
}

/** Declines the open offer, or takes it back. The contract goes on. */
export async function closeOffer(
  deps: OnceDeps,
  move: 'decline_end' | 'withdraw_end',
  request: OfferRequest,
): Promise<ContractDetailView> {
  const { contractId, viewerId: actorId } = request
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    const offer = await requireOpenOffer(tx, move, contract, request)
    const at = deps.clock()
    const [status, kind] =
      move === 'decline_end' ? (['declined', 'end_declined'] as const) : (['withdrawn', 'end_withdrawn'] as const)
    await endOpenOffer(tx, contractId, { status, endedAt: at })
    await deps.events.record(tx, at, {
      kind: `contract.${kind}`,
      actorId,
      about: aboutContract(contract),
      facts: { offerId: offer.id },
    })
    return getContract(tx, request)
  })
}

async function requireOpenOffer(
  tx: Tx,
  move: 'accept_end' | 'decline_end' | 'withdraw_end',
  contract: ContractMoney,
  { contractId, offerId, viewerId }: OfferRequest,
): Promise<ContractOfferRow> {
  requireMove(contractMoves[move], contractMoveContext(contract, viewerId))
  const offer = await findOffer(tx, { contractId, offerId })
  if (!offer) throw new DomainError('contract.offer_not_found')
  if (offer.status !== 'open') throw new DomainError('contract.offer_over')
  return offer
}
