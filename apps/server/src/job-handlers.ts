import type { Deps } from './deps.ts'
import { sendMail } from './modules/mail/send-mail.ts'
import { sendMailJob } from './modules/mail/shared/mail.jobs.ts'
import { makeExport } from './modules/personal-data/make-export.ts'
import { dataExportJob } from './modules/personal-data/shared/data-export.jobs.ts'
import { handleJob, type JobHandler } from './platform/jobs/job-kind.ts'

/** What does each kind of background work. */
export const jobHandlers: readonly JobHandler<Deps>[] = [
  handleJob(dataExportJob, makeExport),
  handleJob(sendMailJob, sendMail),
]
