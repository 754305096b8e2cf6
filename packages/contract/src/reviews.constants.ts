/** The two sides of a contract. Of a review: in which of them a person was reviewed. */
export const reviewSides = ['client', 'freelancer'] as const
export type ReviewSide = (typeof reviewSides)[number]

/** Whole days after the end of a contract in which both sides can write. Then what was written is public. */
export const reviewWindowDays = 14
/** Days before that on which those who have not written are reminded. */
export const reviewReminderDays = 3
/** A contract can be reviewed if at least this much of it was released to the freelancer. */
export const reviewReleaseMinimumCents = 1_000

/** Characters. */
export const reviewTextMaximum = 2_000
export const reviewReplyMaximum = 1_000

export const reviewScoreMaximum = 5
export const reviewScores = [1, 2, 3, 4, 5] as const

export const reviewAspectNames = ['quality', 'communication', 'timeliness', 'clarity', 'payment'] as const
export type ReviewAspect = (typeof reviewAspectNames)[number]

/** What is scored beside the whole, by the side that is reviewed. Stored in this order. */
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

/** Page size of reviews; a profile shows fewer. */
export const reviewsPageSize = 20
export const profileReviewsShown = 5
/** How many stories, and how many of the newest reviews, the page of success stories shows. */
export const storiesShown = 6
/** Both sides of a story gave at least this, and at least so much was released to the freelancer. */
export const storyScoreMinimum = 4
export const storyReleaseMinimumCents = 10_000
