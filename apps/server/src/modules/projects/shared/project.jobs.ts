import { defineJob } from '../../../platform/jobs/job-kind.ts'

/** Tells both sides of projects whose deadline is near. Every hour, a quarter past. */
export const tellDeadlinesJob = defineJob<object>({
  name: 'projects.tell_deadlines',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '15 * * * *',
})

/** Asks the clients of projects on which nothing happens whether they are still hiring, and closes those without an answer. */
export const closeIdleJob = defineJob<object>({
  name: 'projects.close_idle',
  retries: 2,
  firstRetrySeconds: 60,
  longestRetrySeconds: 600,
  expireSeconds: 1_800,
  cron: '35 * * * *',
})

/** Tells the freelancers with pending proposals that a project was closed, or that it is open again. */
export const tellProposersJob = defineJob<{
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
