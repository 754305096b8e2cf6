import { defineJob } from '../../../platform/jobs/job-kind.ts'

/** Tells both sides of projects whose deadline is near. Every hour, a quarter past. */
export const tellDeadlinesJob = defineJob<object>({
  name: 'projects.tell_deadlines',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '15 * * * *',
})
