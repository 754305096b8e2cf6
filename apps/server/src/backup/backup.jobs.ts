import { defineJob } from '../platform/jobs/job-kind.ts'

export const backupJob = defineJob<object>({
  name: 'backup.nightly',
  retries: 2,
  firstRetrySeconds: 900,
  longestRetrySeconds: 3_600,
  expireSeconds: 6 * 60 * 60,
  oncePerKey: true,
  cron: '20 1 * * *',
  takesLong: true,
})
