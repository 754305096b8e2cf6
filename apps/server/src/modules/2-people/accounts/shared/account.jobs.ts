import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** A job, so that the request takes the same time whether an account exists or not. */
export const resetLinkJob = defineJob<{ emailKey: string }>({
  name: 'account.reset_link',
  retries: 5,
  firstRetrySeconds: 10,
  longestRetrySeconds: 10 * 60,
  expireSeconds: 60,
  oncePerKey: true,
})
