/**
 * open: both sides can state and change their split. waiting: an operator decides how the rest is split. agreed, decided
 * and withdrawn: how it ended.
 */
export const disputeStatuses = ['open', 'waiting', 'agreed', 'decided', 'withdrawn'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** Those that operators see: open ones, those that wait for them, and decided ones. */
export const adminDisputeStatuses = ['waiting', 'open', 'decided'] as const satisfies DisputeStatus[]
export type AdminDisputeStatus = (typeof adminDisputeStatuses)[number]

/** Whole days for the two sides to agree, before an operator decides. */
export const disputeClaimDays = 7
/** Days before their end on which both are reminded. */
export const disputeReminderDays = [3, 1] as const

/** Characters of a reason, of a side or of the operator. */
export const disputeReasonMaximum = 5_000

/** Messages that the evidence shows: the latest. */
export const evidenceMessagesMaximum = 2_000
/** Characters of these messages together, of what was written with deliveries, and of the criteria in changes. */
export const evidenceCharacters = 200_000
/** Characters of each text of older deliveries and changes, which are beyond that. */
export const evidenceExcerpt = 500

/** What becomes of the auto-approval of a delivery when a dispute is withdrawn: what was left of it, but at least this. */
export const approvalAfterDisputeHours = 24
