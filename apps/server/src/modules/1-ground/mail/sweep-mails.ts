import { dayMs } from '@guildhall/contract'
import type { SweepDeps } from '../../../deps.ts'
import { deleteEndedMails, failForgottenMails } from './mail.queries.ts'

/** Days that the outbox keeps a mail, without its data, after it was sent or given up. */
export const keptDays = { sent: 30, failed: 90 } as const
/** Days after which no job can be left that sends a mail; sendMailJob takes about one. */
export const forgottenDays = 3
/** Days that the `.eml` files stay, which are written while there is no mail server. They may hold secret links. */
export const fileDays = 14

export async function sweepMails({
  database: { db },
  mailer,
  clock,
  stopping,
}: Pick<SweepDeps, 'database' | 'mailer' | 'clock' | 'stopping'>) {
  const now = clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await failForgottenMails(db, now, daysAgo(forgottenDays))
  await deleteEndedMails(db, { sentBefore: daysAgo(keptDays.sent), failedBefore: daysAgo(keptDays.failed), stopping })
  await mailer.removeFiles(daysAgo(fileDays))
}
