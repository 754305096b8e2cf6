import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const refreshListingJob = defineJob<{ userId: string }>({
  name: 'talent.refresh_listing',
  retries: 4,
  firstRetrySeconds: 5,
  longestRetrySeconds: 300,
  expireSeconds: 60,
  oncePerKey: true,
})
