import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const tries = { retries: 8, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 }

export const askForReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.ask', ...tries })

/** Reminds those who have not written that the time to write ends soon. */
export const remindReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.remind', ...tries })

export const revealReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.reveal', ...tries })

/** Measures a person anew. At most one such job waits for each person. */
export const refreshFiguresJob = defineJob<{ userId: string }>({
  name: 'reviews.refresh_figures',
  ...tries,
  oncePerKey: true,
})

/** Finds whose figures time has changed, and those who have none yet. Every ten minutes. */
export const sweepFiguresJob = defineJob<object>({
  name: 'reviews.sweep_figures',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 600,
  cron: '3-59/10 * * * *',
})

/** Operators suspended someone, or lifted it: refreshes the figures of everyone they reviewed. */
export const authorSuspensionJob = defineJob<{ authorId: string }>({ name: 'reviews.author_standing', ...tries })

/** Operators hid a review, or showed it again: refreshes the figures of the person it is about. */
export const reviewHidingJob = defineJob<{ reviewId: string }>({ name: 'reviews.hiding', ...tries })
