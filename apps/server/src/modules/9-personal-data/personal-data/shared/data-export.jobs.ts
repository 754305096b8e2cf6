import { defineJob } from '../../../../platform/jobs/job-kind.ts'

/** Makes a copy of a person's data. A process makes two at once at most. */
export const dataExportJob = defineJob<{ exportId: string }>({
  name: 'data.export',
  retries: 4,
  firstRetrySeconds: 60,
  longestRetrySeconds: 15 * 60,
  expireSeconds: 60 * 60,
})
