import { sendMailJob } from './modules/mail/shared/mail.jobs.ts'
import { dataExportJob } from './modules/personal-data/shared/data-export.jobs.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'

/** All kinds of background work. Their queues are made at the start; `job-handlers.ts` says what does them. */
export const jobKinds: readonly JobKind<object>[] = [dataExportJob, sendMailJob]
