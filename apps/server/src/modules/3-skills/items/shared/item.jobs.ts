import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const itemStatisticsJob = defineJob<object>({
  name: 'items.statistics',
  retries: 2,
  firstRetrySeconds: 600,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '20 2 * * *',
  takesLong: true,
})
