import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

export const approveOverdueJob = defineJob<object>({
  name: 'deliveries.approve_overdue',
  ...settings,
  cron: '*/10 * * * *',
})

export const notifyApprovalsJob = defineJob<object>({
  name: 'deliveries.tell_approvals',
  ...settings,
  cron: '25 * * * *',
})
