import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** Goes on where it was cut off. */
export const regradeJob = defineJob<{ correctionId: number }>({
  name: 'challenges.regrade',
  retries: 8,
  firstRetrySeconds: 10,
  longestRetrySeconds: 3_600,
  expireSeconds: 1_800,
})
