/**
 * active: work under way or under review. payment_due: approved, unpaid. disputed: the money is set aside. completed:
 * approved and paid. cancelled: ended without approval.
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

/** Days after which an unanswered delivery is approved automatically. */
export const autoApprovalDays = 14
export const autoApprovalReminderDays = [3, 1] as const

/** Days after a charge for which each payment provider lets us hold the money. */
export const providerHoldDays = { sandbox: 90, stripe: 90, stripe_test: 90 } as const
export type HoldingProvider = keyof typeof providerHoldDays
/** We act this many days before that, so that a late job is still in time. */
export const holdMarginDays = 2
export const holdReminderDays = [14, 3] as const
/** Operators see what a dispute keeps from this many days before we would act. */
export const shownHoldDays = 30

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
  'decided',
  'cancelled',
  'card_disputed',
  'card_dispute_won',
  'card_dispute_lost',
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
  'dispute_decided',
] as const
export type ContractEventKind = (typeof contractEventKinds)[number]

/** outdated: the contract's money or state has changed since the offer. */
export const contractOfferStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'outdated'] as const
export type ContractOfferStatus = (typeof contractOfferStatuses)[number]

export const contractOfferReasonMaximum = 2_000
