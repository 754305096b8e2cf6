import {
  type ContractGuard,
  type ContractStatus,
  type ContractView,
  contractMoves,
  contractOffersMaximum,
  type DeliveryStatus,
  disputesMaximum,
  movesNow,
  type Party,
  type Standing,
} from '@guildhall/contract'
import { partyTo } from '../../deliveries/shared/delivery.rules.ts'

const dayMs = 24 * 60 * 60 * 1_000

export type ContractFacts = {
  clientId: string
  freelancerId: string
  status: ContractStatus
  amountCents: number
  heldCents: number
  disputedCents: number
  releasedCents: number
  openOfferBy: string | null
  /** How many offers to end it each side has made. */
  clientOffers: number
  freelancerOffers: number
  /** How many disputes about it each side has opened. */
  clientDisputes: number
  freelancerDisputes: number
  clientSuspended: boolean
  freelancerSuspended: boolean
  /** Whether a version was ever delivered. */
  hasDelivery: boolean
}

/** Whether all of the amount is held, set aside in a dispute or was released. */
export function isFunded({
  amountCents,
  heldCents,
  disputedCents,
  releasedCents,
}: Pick<ContractFacts, 'amountCents' | 'heldCents' | 'disputedCents' | 'releasedCents'>) {
  return heldCents + disputedCents + releasedCents >= amountCents
}

export function contractStanding(contract: ContractFacts, viewerId: string): Standing<ContractStatus, ContractGuard> {
  return standingAs(partyTo(contract, viewerId), contract)
}

export function standingAs(party: Party, contract: ContractFacts): Standing<ContractStatus, ContractGuard> {
  const funded = isFunded(contract)
  const openOfferBy = contract.openOfferBy && partyTo(contract, contract.openOfferBy)
  const disputesOpened = party === 'client' ? contract.clientDisputes : contract.freelancerDisputes
  const offersMade = party === 'client' ? contract.clientOffers : contract.freelancerOffers
  return {
    party,
    state: contract.status,
    holds: {
      funded,
      unfunded: !funded,
      no_open_offer: openOfferBy === null,
      offers_left: offersMade < contractOffersMaximum,
      open_offer: openOfferBy !== null,
      open_offer_of_other: openOfferBy !== null && openOfferBy !== party,
      own_open_offer: openOfferBy === party,
      something_held: contract.heldCents > 0,
      disputes_left: disputesOpened < disputesMaximum,
      other_suspended:
        (party === 'client' && contract.freelancerSuspended) || (party === 'freelancer' && contract.clientSuspended),
      nothing_delivered: !contract.hasDelivery,
    },
  }
}

export function contractMovesNow(contract: ContractFacts, viewerId: string) {
  return movesNow(contractMoves, contractStanding(contract, viewerId))
}

export function dueAt({ createdAt, deliveryDays }: { createdAt: Date; deliveryDays: number | null }): Date | null {
  return deliveryDays === null ? null : new Date(createdAt.getTime() + deliveryDays * dayMs)
}

type NextFacts = ContractFacts & {
  deliveryStatus: DeliveryStatus
  autoApprovalAt: Date | null
  createdAt: Date
  deliveryDays: number | null
  claimsUntil: Date | null
}

/** Who acts next, for what, and by when. */
export function nextStep(contract: NextFacts): ContractView['next'] {
  if (contract.status === 'payment_due') return { by: 'client', move: 'pay', until: null }
  if (contract.status === 'disputed') {
    const until = contract.claimsUntil
    return { by: until ? 'both' : 'operator', move: 'settle', until: until?.toISOString() ?? null }
  }
  if (contract.status !== 'active') return null
  if (contract.deliveryStatus === 'submitted') {
    return { by: 'client', move: 'review', until: contract.autoApprovalAt?.toISOString() ?? null }
  }
  if (!isFunded(contract)) return { by: 'client', move: 'fund', until: null }
  return { by: 'freelancer', move: 'deliver', until: dueAt(contract)?.toISOString() ?? null }
}
