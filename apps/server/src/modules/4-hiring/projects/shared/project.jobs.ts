import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const notifyDeadlinesJob = defineJob<object>({
  name: 'projects.tell_deadlines',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '15 * * * *',
})

export const closeIdleJob = defineJob<object>({
  name: 'projects.close_idle',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '35 * * * *',
})

export const notifyProposersJob = defineJob<{
  projectId: string
  clientId: string
  kind: 'project.closed' | 'project.reopened'
  at: string
}>({
  name: 'projects.tell_proposers',
  retries: 8,
  firstRetrySeconds: 10,
  longestRetrySeconds: 3_600,
  expireSeconds: 600,
})
