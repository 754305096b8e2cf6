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

/** outdated: what is held has changed, or the work was approved, since the offer was made. */
export const contractOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'outdated'] as const
export type ContractOfferStatus = (typeof contractOfferStatuses)[number]

/** Characters of the reason for ending a contract. */
export const contractOfferReasonMaximum = 2_000
