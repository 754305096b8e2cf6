import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const sendMailJob = defineJob<{ mailId: string }>({
  name: 'mail.send',
  retries: 12,
  firstRetrySeconds: 30,
  longestRetrySeconds: 6 * 60 * 60,
  expireSeconds: 120,
})
