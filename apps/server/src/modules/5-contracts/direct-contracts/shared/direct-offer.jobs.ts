import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const expireDirectOffersJob = defineJob<object>({
  name: 'direct_contracts.expire',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '10 * * * *',
})
