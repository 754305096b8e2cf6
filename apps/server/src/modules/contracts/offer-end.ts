import {
  type ContractDetailView,
  type ContractOfferBody,
  contractMoves,
  nextFeeCents,
  toCents,
} from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { requireMove } from '../../platform/require-move.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import { notify } from '../notifications/shared/notify.ts'
import { getNoticeFacts } from '../proposals/shared/notice-facts.ts'
import { insertContractEvent } from './contract.queries.ts'
import { insertOffer } from './contract-offer.queries.ts'
import { type ContractRequest, getContract } from './get-contract.ts'
import { contractStanding } from './shared/contract.rules.ts'
import { lockMoney } from './shared/lock-money.ts'
import { requireWholeSplit } from './shared/split.rules.ts'

export async function offerEnd(
  deps: Deps,
  { contractId, viewerId, release, refund, reason }: ContractRequest & ContractOfferBody,
): Promise<ContractDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const contract = await lockMoney(tx, { id: contractId })
    const standing = contractStanding(contract, viewerId)
    requireMove(contractMoves.offer_end, standing)
    const { heldCents, releasedCents, feeBps, proposalId, projectId, title } = contract
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
    await insertContractEvent(tx, { contractId, kind: 'end_offered', actorId: viewerId, at })

    const isClient = standing.party === 'client'
    const { facts, ...parties } = await getNoticeFacts(tx, proposalId, isClient ? 'client' : 'freelancer')
    const otherId = isClient ? parties.freelancerId : parties.clientId
    const notice = { kind: 'contract.end_offered', facts: { ...facts, contractId }, event: offerId } as const
    await notify(deps, tx, [{ userId: otherId, ...notice }])
    const event = { kind: 'contract.end_offered', projectId, projectTitle: title, proposalId } as const
    await recordEvents(deps, tx, { actorId: viewerId, events: [{ otherId, event }] })
    return getContract(tx, { contractId, viewerId })
  })
}
