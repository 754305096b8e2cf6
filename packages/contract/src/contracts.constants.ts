/**
 * active: agreed, work under way or under review. payment_due: approved, but not paid for yet. disputed: the parties
 * disagree and the money is set aside. completed: approved and paid. cancelled: ended without approval.
 */
export const contractStatuses = ['active', 'payment_due', 'disputed', 'completed', 'cancelled'] as const
export type ContractStatus = (typeof contractStatuses)[number]

export const contractStatusLabels = {
  active: 'Active',
  payment_due: 'Payment Due',
  disputed: 'In Dispute',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<ContractStatus, string>

/** Whole days after which a delivery without an answer is approved by itself. */
export const autoApprovalDays = 14
/** Days before that on which the client is reminded. */
export const autoApprovalReminderDays = [3, 1] as const

/** Whole days after a charge for which each payment provider lets us hold the money. */
export const providerHoldDays = { sandbox: 90, stripe: 90, stripe_test: 90 } as const
export type HoldingProvider = keyof typeof providerHoldDays
/** Whole days before that on which we act, so that a late job is still in time. */
export const holdMarginDays = 2
/** Days before we act on which both sides are reminded. */
export const holdReminderDays = [14, 3] as const
/** Days before we would act from which on operators see what a dispute keeps. */
export const shownHoldDays = 30

/** What the timeline of a contract tells. */
export const contractEventKinds = [
  'agreed',
  'funded',
  'delivered',
  'changes_requested',
  'approved',
  'auto_approved',
  'payment_due',
  'released',
  'refunded',
  'end_offered',
  'end_declined',
  'end_withdrawn',
  'end_outdated',
  /** The operator of this Guildhall decided how it ends, with the reason. */
  'decided',
  'cancelled',
  /** The client's bank took a payment back, and then decided on it. */
  'card_disputed',
  'card_dispute_won',
  'card_dispute_lost',
  /** What was held went back, as it cannot be held longer. */
  'held_returned',
  'change_offered',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  'change_outdated',
  'milestone_released',
  'dispute_opened',
  'dispute_claimed',
  'dispute_operator_asked',
  'dispute_waiting',
  'dispute_agreed',
  'dispute_withdrawn',
  /** With the operator's reason. */
  'dispute_decided',
] as const
export type ContractEventKind = (typeof contractEventKinds)[number]

/** Of an offer to end a contract or to change it. outdated: its money or state has changed since the offer was made. */
export const contractOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'outdated'] as const
export type ContractOfferStatus = (typeof contractOfferStatuses)[number]

/** Characters of the reason for ending a contract. */
export const contractOfferReasonMaximum = 2_000
