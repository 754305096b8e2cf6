import { about, type Nothing } from './event-rule.ts'

const proposal = about('proposal')
const contract = about('contract')
const invitation = about('invitation')
const directOffer = about('direct_offer')

type OfferMail = {
  to: string
  data: { client: string; amountUsd: number; days: number; token: string }
  expiresAt: Date
}
type Cents = { cents: number }
/** How many proposals the acceptance of one declined. */
type Declined = { declined: number }
/** `source`: of the ledger's entry. `netCents`: less the fee. */
type Released = { netCents: number; source: string }
/** `isOver`: the contract had ended before. `returnedCents`: on appeal, what goes back to the client of what the bank returned. */
type CardDispute = { disputeId: string; isOver: boolean; returnedCents?: number }

export const ofProposals = {
  'proposal.sent': proposal({ by: 'freelancer', says: 'A freelancer sends a proposal.', line: 'proposal.sent' }),
  'proposal.edited': proposal<{ version: number }>({
    by: 'freelancer',
    says: 'A freelancer changes their proposal.',
    line: 'proposal.edited',
  }),
  'proposal.withdrawn': proposal<{ version: number }>({
    by: 'freelancer',
    says: 'A freelancer takes their proposal back.',
    line: 'proposal.withdrawn',
  }),
  'proposal.sent_again': proposal<{ version: number }>({
    by: 'freelancer',
    says: 'A freelancer sends a withdrawn proposal again.',
    line: 'proposal.sent_again',
  }),
  'proposal.countered': proposal({
    says: 'The client makes a counter-offer, or the freelancer answers it with another.',
    line: 'proposal.countered',
  }),
  'proposal.counter_accepted': proposal({
    says: 'A side accepts the counter-offer of the other.',
    line: 'proposal.counter_accepted',
  }),
  'proposal.counter_declined': proposal({
    says: 'A side declines the counter-offer of the other.',
    line: 'proposal.counter_declined',
  }),
  'proposal.not_selected': proposal<Declined>({
    by: 'client',
    says: 'The client accepts another proposal.',
    line: 'proposal.not_selected',
  }),
  'proposal.accepted': contract<Cents & Declined>({
    by: 'client',
    says: 'The client accepts a proposal, which opens the contract.',
    timeline: 'agreed',
    line: 'proposal.accepted',
  }),
}

export const ofInvitations = {
  'invitation.sent': invitation({ by: 'client', says: 'The client invites a freelancer to propose.' }),
  'invitation.declined': invitation({ by: 'freelancer', says: 'A freelancer declines an invitation.' }),
  'invitation.withdrawn': invitation({ by: 'client', says: 'The client takes an invitation back.' }),
  /** `mail`: for an offer to an address, unless its owner blocked the client. */
  'direct.offered': directOffer<Nothing, { mail: OfferMail | null }>({
    by: 'client',
    says: 'A client offers a contract without a project.',
  }),
  'direct.declined': directOffer({ by: 'freelancer', says: 'The freelancer declines the offered contract.' }),
  'direct.withdrawn': directOffer({ by: 'client', says: 'The client takes the offered contract back.' }),
  'direct.accepted': contract<Cents & { directOfferId: string }>({
    by: 'freelancer',
    says: 'The freelancer accepts the offered contract, which opens it.',
    timeline: 'agreed',
    line: 'proposal.accepted',
  }),
}

export const ofDeliveries = {
  'delivery.submitted': contract<{ version: number }>({
    by: 'freelancer',
    says: 'The freelancer delivers.',
    timeline: 'delivered',
    line: 'delivery.submitted',
  }),
  'delivery.changes_requested': contract<{ version: number; criterion?: string }>({
    by: 'client',
    says: 'The client asks for changes.',
    timeline: 'changes_requested',
    line: 'delivery.changes_requested',
  }),
  'delivery.approved': contract<{ version: number }>({
    by: 'client',
    says: 'The client approves.',
    timeline: 'approved',
    line: 'delivery.approved',
  }),
  'delivery.auto_approved': contract<{ version: number; heldCents?: number }>({
    says: 'The time to answer a delivery is over, and it counts as approved.',
    timeline: 'auto_approved',
  }),
}

export const ofContracts = {
  'contract.end_offered': contract<{ offerId: string }>({
    says: 'A side offers to end the contract with a split of what is held.',
    timeline: 'end_offered',
    line: 'contract.end_offered',
  }),
  'contract.end_accepted': contract<{ offerId: string }>({
    says: 'The other side accepts to end the contract.',
    line: 'contract.ended',
  }),
  'contract.end_declined': contract<{ offerId: string }>({
    says: 'The other side declines to end the contract.',
    timeline: 'end_declined',
  }),
  'contract.end_withdrawn': contract<{ offerId: string }>({
    says: 'The offer to end the contract is taken back.',
    timeline: 'end_withdrawn',
  }),
  'contract.end_outdated': contract({
    says: 'The contract has changed since the offer to end it.',
    timeline: 'end_outdated',
  }),
  'contract.change_offered': contract<{ changeId: string }>({
    says: 'A side offers to change what was agreed.',
    timeline: 'change_offered',
    line: 'contract.change_offered',
  }),
  'contract.change_accepted': contract<{ changeId: string }>({
    says: 'The other side accepts the change.',
    timeline: 'change_accepted',
    line: 'contract.changed',
  }),
  'contract.change_declined': contract<{ changeId: string }>({
    says: 'The other side declines the change.',
    timeline: 'change_declined',
  }),
  'contract.change_withdrawn': contract<{ changeId: string }>({
    says: 'The offered change is taken back.',
    timeline: 'change_withdrawn',
  }),
  'contract.change_outdated': contract({
    says: 'The contract has changed since the change was offered.',
    timeline: 'change_outdated',
  }),
  'contract.settled': contract<{ reason: string }>({
    says: 'The operator of the machine settles the contract.',
    timeline: 'decided',
  }),
  'contract.completed': contract({
    says: 'All of the amount is released to the freelancer, and the contract is over.',
  }),
  'contract.cancelled': contract<{ after: 'end' | 'dispute' }>({
    says: 'The contract ends before its work is approved.',
    timeline: 'cancelled',
  }),
}

export const ofMoney = {
  'money.funded': contract<Cents & { keptCents: number; source: string }>({
    by: 'client',
    says: 'The client pays into escrow.',
    timeline: 'funded',
  }),
  'money.due': contract<{ dueCents: number }>({
    says: 'The work is approved before all of it was paid.',
    timeline: 'payment_due',
  }),
  'money.released': contract<Cents & Released>({
    says: 'Money held in escrow is released to the freelancer.',
    timeline: 'released',
  }),
  'money.milestone_released': contract<Cents & Released & { milestoneId: string }>({
    by: 'client',
    says: 'The client releases a milestone.',
    timeline: 'milestone_released',
  }),
  'money.refunded': contract<Cents & { source: string }>({
    says: 'Money goes back to the client.',
    timeline: 'refunded',
  }),
  'money.refund_failed': contract<Cents & { refundId: string }>({
    says: 'A refund does not reach the client, who is owed it.',
  }),
  'money.refund_repaid': contract<Cents & { refundId: string; reference: string }>({
    says: 'An operator repays a refund that did not arrive.',
  }),
  'money.payout_failed': about('account')<Cents & { payoutId: string }>({
    says: 'A payout fails, and the money is the freelancer’s again.',
  }),
  'money.hold_ended': contract<Cents & { until: string }>({
    says: 'Money goes back to the client, as it cannot be held longer.',
    timeline: 'held_returned',
  }),
  'money.card_disputed': contract<Cents & CardDispute>({
    says: 'The client’s bank takes a payment back.',
    timeline: 'card_disputed',
  }),
  'money.card_dispute_won': contract<Cents & CardDispute>({
    says: 'The client’s bank returns what it took.',
    timeline: 'card_dispute_won',
  }),
  'money.card_dispute_lost': contract<Cents & CardDispute>({
    says: 'The client’s bank keeps what it took.',
    timeline: 'card_dispute_lost',
  }),
}

export const ofDisputes = {
  'dispute.opened': contract<Cents & { disputeId: string; claimsUntil: string }>({
    says: 'A side opens a dispute; what is held is set aside.',
    timeline: 'dispute_opened',
    line: 'dispute.opened',
  }),
  'dispute.claimed': contract<Cents & { disputeId: string; claim: number; isLast: boolean }>({
    says: 'A side states the split it asks for.',
    timeline: 'dispute_claimed',
    line: 'dispute.claimed',
  }),
  'dispute.operator_asked': contract<{ disputeId: string; isLast: boolean }>({
    says: 'A side asks for an operator’s decision.',
    timeline: 'dispute_operator_asked',
  }),
  'dispute.waiting': contract<{ disputeId: string }>({
    says: 'The dispute waits for an operator.',
    timeline: 'dispute_waiting',
  }),
  'dispute.agreed': contract<{ disputeId: string; agreedBy: string }>({
    says: 'Both sides state the same split, which ends the dispute.',
    timeline: 'dispute_agreed',
    line: 'dispute.agreed',
  }),
  'dispute.withdrawn': contract<{ disputeId: string }>({
    says: 'The side that opened the dispute withdraws it.',
    timeline: 'dispute_withdrawn',
    line: 'dispute.withdrawn',
  }),
  'dispute.decided': contract<{ disputeId: string; openedBy: string; reason: string }>({
    says: 'An operator decides the dispute.',
    timeline: 'dispute_decided',
    line: 'dispute.decided',
  }),
}
