import { defineJob } from '../../../platform/jobs/job-kind.ts'

/** At most four at once per process. */
export const dataExportJob = defineJob<{ exportId: string }>({
  name: 'data.export',
  retries: 4,
  firstRetrySeconds: 60,
  longestRetrySeconds: 15 * 60,
  expireSeconds: 60 * 60,
})
