import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** Measures finished attempts, and forgets old measures. Every ten minutes. */
export const measureAttemptsJob = defineJob<object>({
  name: 'signals.measure_attempts',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 600,
  cron: '6-59/10 * * * *',
})
