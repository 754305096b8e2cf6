import { defineJob } from '../../../platform/jobs/job-kind.ts'

/** Sends one mail of the outbox. A first try and twelve more, up to 6 hours apart, take about a day. */
export const sendMailJob = defineJob<{ mailId: string }>({
  name: 'mail.send',
  retries: 12,
  firstRetrySeconds: 30,
  longestRetrySeconds: 6 * 60 * 60,
  expireSeconds: 120,
})
