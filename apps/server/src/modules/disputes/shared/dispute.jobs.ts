import { defineJob } from '../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

/** Gives disputes to an operator once the time to agree is over. Every ten minutes. */
export const endClaimsJob = defineJob<object>({ name: 'disputes.end_claims', ...settings, cron: '*/10 * * * *' })

/** Reminds both sides that their time to agree is about to end. Every hour. */
export const tellEndingJob = defineJob<object>({ name: 'disputes.tell_ending', ...settings, cron: '35 * * * *' })
