import { defineJob } from '../../../../platform/jobs/job-kind.ts'

const settings = { retries: 2, firstRetrySeconds: 30, longestRetrySeconds: 600, expireSeconds: 1_800 } as const

export const matchNewProjectsJob = defineJob<object>({
  name: 'saved_searches.match_new_projects',
  ...settings,
  cron: '* * * * *',
})

export const matchChangedPeopleJob = defineJob<object>({
  name: 'saved_searches.match_changed_people',
  ...settings,
  cron: '* * * * *',
})

/** Tells what searches with daily alerts found. Before the hour at which most people’s digest is mailed. */
export const notifyDailyJob = defineJob<object>({ name: 'saved_searches.tell_daily', ...settings, cron: '30 5 * * *' })
