import { defineJob } from '../../../platform/jobs/job-kind.ts'

const tries = { retries: 8, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 }

export const askForReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.ask', ...tries })

/** Shortly before the time to write ends. */
export const remindReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.remind', ...tries })

export const revealReviewsJob = defineJob<{ contractId: string }>({ name: 'reviews.reveal', ...tries })

/** At most one waits per person. */
export const refreshFiguresJob = defineJob<{ userId: string }>({
  name: 'reviews.refresh_figures',
  ...tries,
  oncePerKey: true,
})

/** Every ten minutes; also finds people who were never measured. */
export const sweepFiguresJob = defineJob<object>({
  name: 'reviews.sweep_figures',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 600,
  cron: '3-59/10 * * * *',
})

/** Refreshes the figures of the person a hidden review is about. */
export const reviewHidingJob = defineJob<{ reviewId: string }>({ name: 'reviews.hiding', ...tries })
