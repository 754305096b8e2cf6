export const reviewSides = ['client', 'freelancer'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** Days after a contract's end in which both sides can write. Then reviews become public. */
export const reviewWindowDays = 14
export const reviewReminderDays = 3
/** Cents that must have been released to the freelancer. */
export const reviewReleaseMinimumCents = 1_000

export const reviewTextMaximum = 2_000
export const reviewReplyMaximum = 1_000

export const reviewScoreMaximum = 5
export const reviewScores = [1, 2, 3, 4, 5] as const

export const reviewAspectNames = ['quality', 'communication', 'timeliness', 'clarity', 'payment'] as const
export type ReviewAspect = (typeof reviewAspectNames)[number]

/** By the side that is reviewed. Stored in this order. */
export const reviewAspects = {
  freelancer: ['quality', 'communication', 'timeliness'],
  client: ['clarity', 'communication', 'payment'],
} as const satisfies Record<ReviewSide, readonly ReviewAspect[]>

export const reviewAspectLabels = {
  quality: 'Quality',
  communication: 'Communication',
  timeliness: 'On time',
  clarity: 'Clear task',
  payment: 'Payment',
} as const satisfies Record<ReviewAspect, string>

export const reviewsPageSize = 20
export const profileReviewsShown = 5
export const storiesShown = 6
export const storyScoreMinimum = 4
export const storyReleaseMinimumCents = 10_000
