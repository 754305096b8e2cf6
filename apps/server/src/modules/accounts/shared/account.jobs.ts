import { defineJob } from '../../../platform/jobs/job-kind.ts'

/**
 * Mails a link to choose a new password, if an account has this address. A job, so that the request takes the same time
 * whether one has.
 */
export const resetLinkJob = defineJob<{ emailKey: string }>({
  name: 'account.reset_link',
  retries: 5,
  firstRetrySeconds: 10,
  longestRetrySeconds: 10 * 60,
  expireSeconds: 60,
  oncePerKey: true,
})
