import {
  type ContractStatus,
  type DeliveryGuard,
  type DeliveryState,
  type DeliveryStatus,
  deliveryVersionsMaximum,
  type MoveContext,
  type Party,
  type ProjectStatus,
  type ProposalStatus,
} from '@guildhall/contract'
import { type Parties, partyTo } from './party.rules.ts'

export type DeliveryFacts = Parties & {
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
  projectStatus: ProjectStatus
  contractStatus: ContractStatus | null
  newestVersion: number
  cardDisputed: boolean
}

export function deliveryMoveContext(
  delivery: DeliveryFacts,
  viewerId: string,
): MoveContext<DeliveryState, DeliveryGuard> {
  return deliveryMoveContextAs(partyTo(delivery, viewerId), delivery)
}

export function deliveryMoveContextAs(
  party: Party,
  delivery: DeliveryFacts,
): MoveContext<DeliveryState, DeliveryGuard> {
  return {
    party,
    state: stateOf(delivery),
    guards: {
      versions_left: delivery.newestVersion < deliveryVersionsMaximum,
      no_card_dispute: !delivery.cardDisputed,
    },
  }
}

function stateOf({ status, projectStatus, contractStatus, deliveryStatus }: DeliveryFacts): DeliveryState {
  if (status !== 'accepted') return 'not_accepted'
  if (contractStatus === 'disputed') return 'disputed'
  return projectStatus === 'cancelled' ? 'cancelled' : deliveryStatus
}

/** Why `viewerId` may not read a proposal and its delivery, or null when they may. */
export function refusalToRead(parties: Parties, viewerId: string) {
  return partyTo(parties, viewerId) === 'stranger' ? 'proposal.not_for_you' : null
}
