import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const expireInvitationsJob = defineJob<object>({
  name: 'invitations.expire',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '5 * * * *',
})
