import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** Added by each recorded movement without a key: with one, concurrent ones would wait for each other's commit. */
export const numberReceiptsJob = defineJob<object>({
  name: 'receipts.number',
  retries: 20,
  firstRetrySeconds: 2,
  longestRetrySeconds: 600,
  expireSeconds: 120,
})
