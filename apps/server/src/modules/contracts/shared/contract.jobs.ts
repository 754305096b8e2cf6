import { defineJob } from '../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

/** Acts on money that cannot be held longer. Every ten minutes. */
export const endHoldsJob = defineJob<object>({ name: 'contracts.end_holds', ...settings, cron: '5-59/10 * * * *' })

/** Tells both sides that money can soon be held no longer. Every hour. */
export const tellHoldsJob = defineJob<object>({ name: 'contracts.tell_holds', ...settings, cron: '40 * * * *' })
