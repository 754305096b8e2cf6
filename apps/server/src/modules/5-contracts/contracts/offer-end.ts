import {
  type ContractDetailView,
  type ContractOfferBody,
  contractMoves,
  nextFeeCents,
  toCents,
} from '@guildhall/contract'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { insertOffer } from './contract-offer.queries.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { aboutContract } from './shared/about-contract.ts'
import { contractMoveContext } from './shared/contract.rules.ts'
import { lockMoney } from './shared/lock-money.ts'
import { requireWholeSplit } from './shared/split.rules.ts'

export async function offerEnd(
  deps: OnceDeps,
  { contractId, viewerId, release, refund, reason }: ContractRequest & ContractOfferBody,
): Promise<ContractDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    requireMove(contractMoves.offer_end, contractMoveContext(contract, viewerId))
    const { heldCents, releasedCents, feeBps } = contract
    const split = { releaseCents: toCents(release), refundCents: toCents(refund) }
    requireWholeSplit(split, heldCents)
    const at = deps.clock()
    const feeCents = nextFeeCents({ releasedCents, nextCents: split.releaseCents, feeBps })
    const offerId = await insertOffer(tx, {
      contractId,
      offeredBy: viewerId,
      ...split,
      feeCents,
      reason,
      createdAt: at,
    })
    await deps.events.record(tx, at, {
      kind: 'contract.end_offered',
      actorId: viewerId,
      about: aboutContract(contract),
      facts: { offerId },
    })
    return getContract(tx, { contractId, viewerId })
  })
}
