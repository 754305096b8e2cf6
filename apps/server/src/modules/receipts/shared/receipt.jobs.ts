import { defineJob } from '../../../platform/jobs/job-kind.ts'

/**
 * Numbers all receipts that wait for a number. Each booking adds one of these jobs, without a key: with a key, bookings at the same time
 * would wait for each other's commit. A job that finds nothing to do is cheap.
 */
export const numberReceiptsJob = defineJob<object>({
  name: 'receipts.number',
  retries: 20,
  firstRetrySeconds: 2,
  longestRetrySeconds: 600,
  expireSeconds: 120,
})
