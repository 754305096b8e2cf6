import {
  type DeliveryGuard,
  type DeliveryState,
  type DeliveryStatus,
  deliveryVersionsMaximum,
  type Party,
  type ProposalStatus,
  type Standing,
} from '@guildhall/contract'

type Parties = { clientId: string; freelancerId: string }
export type DeliveryFacts = Parties & {
  /** Of the proposal. */
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
  /** Number of the newest version, 0 before the first. */
  newestVersion: number
}

export function partyTo({ clientId, freelancerId }: Parties, viewerId: string): Party {
  if (viewerId === clientId) return 'client'
  return viewerId === freelancerId ? 'freelancer' : 'stranger'
}

/** What the moves of a delivery depend on. */
export function deliveryStanding(delivery: DeliveryFacts, viewerId: string): Standing<DeliveryState, DeliveryGuard> {
  return {
    party: partyTo(delivery, viewerId),
    state: delivery.status === 'accepted' ? delivery.deliveryStatus : 'not_accepted',
    holds: { versions_left: delivery.newestVersion < deliveryVersionsMaximum },
  }
}

/** Why `viewerId` may not read a proposal and its delivery, or null when they may. */
export function refusalToRead(parties: Parties, viewerId: string) {
  return partyTo(parties, viewerId) === 'stranger' ? 'proposal.not_for_you' : null
}
