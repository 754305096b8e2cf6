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
  'change_offered',
  'change_accepted',
  'change_declined',
  'change_withdrawn',
  'change_outdated',
  'milestone_released',
] as const
export type ContractEventKind = (typeof contractEventKinds)[number]

/** Of an offer to end a contract or to change it. outdated: its money or state has changed since the offer was made. */
export const contractOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'outdated'] as const
export type ContractOfferStatus = (typeof contractOfferStatuses)[number]

/** Characters of the reason for ending a contract. */
export const contractOfferReasonMaximum = 2_000
