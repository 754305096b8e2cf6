import { defineJob } from '../../../../platform/jobs/job-kind.ts'

export const auditLedgerJob = defineJob<object>({
  name: 'ledger.audit',
  retries: 1,
  firstRetrySeconds: 600,
  longestRetrySeconds: 600,
  expireSeconds: 7_200,
  oncePerKey: true,
  cron: '40 3 * * *',
  takesLong: true,
})
