import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

export const endHoldsJob = defineJob<object>({ name: 'contracts.end_holds', ...settings, cron: '5-59/10 * * * *' })

export const notifyHoldsJob = defineJob<object>({ name: 'contracts.tell_holds', ...settings, cron: '40 * * * *' })
