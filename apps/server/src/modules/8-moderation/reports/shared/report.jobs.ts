import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 60, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

export const notifyReportersJob = defineJob<{ caseId: string }>({ name: 'reports.tell_reporters', ...settings })

export const flagPeopleJob = defineJob<object>({ name: 'reports.flag_people', ...settings, cron: '50 * * * *' })
