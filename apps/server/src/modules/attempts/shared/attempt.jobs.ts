import { defineJob } from '../../../platform/jobs/job-kind.ts'

/** Tells a person that they can take an assessment again. Starts when the wait after this attempt is over. */
export const tellRetakeJob = defineJob<{ attemptId: string }>({
  name: 'attempts.tell_retake',
  retries: 8,
  firstRetrySeconds: 10,
  longestRetrySeconds: 3_600,
  expireSeconds: 60,
})
