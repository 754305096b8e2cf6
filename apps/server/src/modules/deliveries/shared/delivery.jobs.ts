import { defineJob } from '../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

/** Approves deliveries that got no answer in time. Every ten minutes. */
export const approveOverdueJob = defineJob<object>({
  name: 'deliveries.approve_overdue',
  ...settings,
  cron: '*/10 * * * *',
})

/** Tells clients that a delivery is about to be approved without an answer. Every hour. */
export const tellApprovalsJob = defineJob<object>({
  name: 'deliveries.tell_approvals',
  ...settings,
  cron: '25 * * * *',
})
