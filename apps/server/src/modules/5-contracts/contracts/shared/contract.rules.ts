import {
  type ContractGuard,
  type ContractStatus,
  type ContractView,
  contractChangesMaximum,
  contractMoves,
  contractOffersMaximum,
  type DeliveryStatus,
  dayMs,
  disputesMaximum,
  type MoveContext,
  movesNow,
  type Party,
} from '@guildhall/contract'
import { partyTo } from '../../../4-hiring/proposals/shared/party.rules.ts'

export type ContractFacts = {
  clientId: string
  freelancerId: string
  status: ContractStatus
  amountCents: number
  heldCents: number
  disputedCents: number
  releasedCents: number
  cardDisputed: boolean
  openOfferBy: string | null
  clientOffers: number
  freelancerOffers: number
  clientDisputes: number
  freelancerDisputes: number
  clientSuspended: boolean
  freelancerSuspended: boolean
  hasDelivery: boolean
  isUnderReview: boolean
  openChangeBy: string | null
  clientChanges: number
  freelancerChanges: number
  milestonesLeft: number
}

export function isFunded({
  amountCents,
  heldCents,
  disputedCents,
  releasedCents,
}: Pick<ContractFacts, 'amountCents' | 'heldCents' | 'disputedCents' | 'releasedCents'>) {
  return heldCents + disputedCents + releasedCents >= amountCents
}

/** All of them are needed, so that nobody is asked again for what a bank or a dispute decides about. */
export type UnpaidFacts = Pick<
  ContractFacts,
  'status' | 'amountCents' | 'heldCents' | 'disputedCents' | 'releasedCents'
> & {
  /** What the open dispute gave back to the client. */
  disputeRefundedCents: number
  /** What banks took of the money that was held, and have not decided about. */
  cardDisputedCents: number
}

/** Cents that the client has yet to pay; 0 once the contract is over. */
export function unpaidCents(contract: UnpaidFacts): number {
  const { status, amountCents, heldCents, releasedCents } = contract
  const { disputedCents, disputeRefundedCents, cardDisputedCents } = contract
  if (status === 'completed' || status === 'cancelled') return 0
  const elsewhere = disputedCents + disputeRefundedCents + cardDisputedCents
  return Math.max(0, amountCents - heldCents - releasedCents - elsewhere)
}

export function contractMoveContext(
  contract: ContractFacts,
  viewerId: string,
): MoveContext<ContractStatus, ContractGuard> {
  return moveContextAs(partyTo(contract, viewerId), contract)
}

export function moveContextAs(party: Party, contract: ContractFacts): MoveContext<ContractStatus, ContractGuard> {
  const funded = isFunded(contract)
  const openOfferBy = contract.openOfferBy && partyTo(contract, contract.openOfferBy)
  const openChangeBy = contract.openChangeBy && partyTo(contract, contract.openChangeBy)
  const changesMade = party === 'client' ? contract.clientChanges : contract.freelancerChanges
  const disputesOpened = party === 'client' ? contract.clientDisputes : contract.freelancerDisputes
  const otherSuspended =
    (party === 'client' && contract.freelancerSuspended) || (party === 'freelancer' && contract.clientSuspended)
  const offersMade = party === 'client' ? contract.clientOffers : contract.freelancerOffers
  return {
    party,
    state: contract.status,
    guards: {
      funded,
      unfunded: !funded,
      no_open_offer: openOfferBy === null,
      offers_left: offersMade < contractOffersMaximum,
      open_offer: openOfferBy !== null,
      open_offer_of_other: openOfferBy !== null && openOfferBy !== party,
      own_open_offer: openOfferBy === party,
      no_card_dispute: !contract.cardDisputed,
      something_held: contract.heldCents > 0,
      disputes_left: disputesOpened < disputesMaximum,
      other_suspended: otherSuspended,
      other_not_suspended: !otherSuspended,
      nothing_delivered: !contract.hasDelivery,
      no_open_change: openChangeBy === null,
      changes_left: changesMade < contractChangesMaximum,
      open_change: openChangeBy !== null,
      open_change_of_other: openChangeBy !== null && openChangeBy !== party,
      own_open_change: openChangeBy === party,
      has_milestones: contract.milestonesLeft > 0,
      several_milestones_left: contract.milestonesLeft > 1,
      due_or_not_suspended: contract.status === 'payment_due' || !contract.clientSuspended,
      delivered_or_other_not_suspended:
        contract.status === 'payment_due' || contract.isUnderReview || !contract.freelancerSuspended,
    },
  }
}

const movesWhileSuspended: readonly string[] = ['fund', 'open_dispute']

export function contractMovesNow(contract: ContractFacts, viewerId: string) {
  const { allowedMoves, refusals } = movesNow(contractMoves, contractMoveContext(contract, viewerId))
  const { clientId, freelancerId, clientSuspended, freelancerSuspended } = contract
  const isSuspended = (clientSuspended && viewerId === clientId) || (freelancerSuspended && viewerId === freelancerId)
  if (!isSuspended) return { allowedMoves, refusals }
  const refused = allowedMoves.filter((move) => !movesWhileSuspended.includes(move))
  return {
    allowedMoves: allowedMoves.filter((move) => movesWhileSuspended.includes(move)),
    refusals: {
      ...refusals,
      ...Object.fromEntries(refused.map((move) => [move, 'contract.you_are_suspended' as const])),
    },
  }
}

export function dueAt({ createdAt, deliveryDays }: { createdAt: Date; deliveryDays: number | null }): Date | null {
  return deliveryDays === null ? null : new Date(createdAt.getTime() + deliveryDays * dayMs)
}

/** When the delivery under review is approved automatically: earlier than usual if the money cannot be held that long. */
export function approvedAt({ autoApprovalAt, heldUntil }: { autoApprovalAt: Date | null; heldUntil: Date | null }) {
  return autoApprovalAt && heldUntil && heldUntil < autoApprovalAt ? heldUntil : autoApprovalAt
}

type NextFacts = ContractFacts & {
  deliveryStatus: DeliveryStatus
  autoApprovalAt: Date | null
  heldUntil: Date | null
  createdAt: Date
  deliveryDays: number | null
  claimsUntil: Date | null
}

/** Who acts next, for what, and by when. Null if it has ended, and while a bank decides on a payment. */
export function nextStep(contract: NextFacts): ContractView['next'] {
  if (contract.cardDisputed) return null
  if (contract.status === 'payment_due') return { by: 'client', move: 'pay', until: null }
  if (contract.status === 'disputed') {
    const until = contract.claimsUntil
    return { by: until ? 'both' : 'operator', move: 'settle', until: until?.toISOString() ?? null }
  }
  if (contract.status !== 'active') return null
  if (contract.deliveryStatus === 'submitted') {
    return { by: 'client', move: 'review', until: approvedAt(contract)?.toISOString() ?? null }
  }
  if (!isFunded(contract)) return { by: 'client', move: 'fund', until: null }
  return { by: 'freelancer', move: 'deliver', until: dueAt(contract)?.toISOString() ?? null }
}
