import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** Tells the freelancers that were not selected. `proposalId` is the accepted one. */
export const notifyDeclinedJob = defineJob<{ proposalId: string }>({
  name: 'proposals.tell_declined',
  retries: 8,
  firstRetrySeconds: 10,
  longestRetrySeconds: 3_600,
  expireSeconds: 600,
})
