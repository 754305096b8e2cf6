import {
  type ContractStatus,
  type DeliveryGuard,
  type DeliveryState,
  type DeliveryStatus,
  deliveryVersionsMaximum,
  type Party,
  type ProjectStatus,
  type ProposalStatus,
  type Standing,
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

export function deliveryStanding(delivery: DeliveryFacts, viewerId: string): Standing<DeliveryState, DeliveryGuard> {
  return deliveryStandingAs(partyTo(delivery, viewerId), delivery)
}

export function deliveryStandingAs(party: Party, delivery: DeliveryFacts): Standing<DeliveryState, DeliveryGuard> {
  return {
    party,
    state: stateOf(delivery),
    holds: {
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
