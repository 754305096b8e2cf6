import type { Deps } from './deps.ts'
import { sendResetLink } from './modules/accounts/password/forgot-password.ts'
import { resetLinkJob } from './modules/accounts/shared/account.jobs.ts'
import { sendMail } from './modules/mail/send-mail.ts'
import { sendMailJob } from './modules/mail/shared/mail.jobs.ts'
import { handleJob, type JobHandler } from './platform/jobs/job-kind.ts'

/** What does each kind of background work. */
export const jobHandlers: readonly JobHandler<Deps>[] = [
  handleJob(sendMailJob, sendMail),
  handleJob(resetLinkJob, sendResetLink),
]
