import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

export const endClaimsJob = defineJob<object>({ name: 'disputes.end_claims', ...settings, cron: '*/10 * * * *' })

export const notifyEndingJob = defineJob<object>({ name: 'disputes.tell_ending', ...settings, cron: '35 * * * *' })
