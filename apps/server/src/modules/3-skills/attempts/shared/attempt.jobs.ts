import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const notifyRetakeJob = defineJob<{ attemptId: string }>({
  name: 'attempts.tell_retake',
  retries: 8,
  firstRetrySeconds: 10,
  longestRetrySeconds: 3_600,
  expireSeconds: 60,
})
