/** open: both sides can state and change their split. waiting: for an operator's decision. The others are final. */
export const disputeStatuses = ['open', 'waiting', 'agreed', 'decided', 'withdrawn'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const adminDisputeStatuses = ['waiting', 'open', 'decided'] as const satisfies DisputeStatus[]
export type AdminDisputeStatus = (typeof adminDisputeStatuses)[number]

/** Days for the two sides to agree before an operator decides. */
export const disputeClaimDays = 7
export const disputeReminderDays = [3, 1] as const

export const disputeReasonMaximum = 5_000

export const evidenceMessagesMaximum = 2_000
/** Characters of all texts together. */
export const evidenceCharacters = 200_000
/** Characters of each older text beyond that. */
export const evidenceExcerpt = 500

/** After a withdrawn dispute, auto-approval waits for the time that was left, but at least this. */
export const approvalAfterDisputeHours = 24
