import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const tries = { retries: 8, firstRetrySeconds: 10, longestRetrySeconds: 3_600, expireSeconds: 120 }

/** Decides when each of these notifications is mailed. Keeps that work, and its locks, out of the event's transaction. */
export const planMailsJob = defineJob<{ ids: string[] }>({ name: 'notifications.plan_mails', ...tries })

export const mailPersonJob = defineJob<{ userId: string }>({
  name: 'notifications.mail_person',
  ...tries,
  oncePerKey: true,
})
