import { dayMs } from '@guildhall/contract'
import type { SweepDeps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isLockTimeout } from '../../../platform/database/database-trouble.ts'
import { deleteEndedMails, dropPartition, failForgottenMails, makePartition } from './mail.queries.ts'

/**
 * Days that the outbox keeps a mail, without its data, after it was sent or given up. Those that were sent go with the partition of their
 * week, so that most stay some days longer.
 */
export const keptDays = { sent: 30, sentAtMost: 41, failed: 90 } as const
/** Days ahead for which there are partitions. One that is missing costs nothing but a move of rows later. */
const daysAhead = 14
/** After a long time without a sweep. The next hour does more. */
const weeksAtOnce = 10
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
  const failedBefore = daysAgo(keptDays.failed)
  // The last mails of a partition may have been sent when they were almost forgotten.
  await turnPartitions(db, {
    neededUntil: daysAgo(-daysAhead),
    endedBefore: daysAgo(keptDays.sent + forgottenDays),
    failedBefore,
  })
  await deleteEndedMails(db, { sentBefore: daysAgo(keptDays.sentAtMost), failedBefore, stopping })
  await mailer.removeFiles(daysAgo(fileDays))
}

async function turnPartitions(
  db: Db,
  { neededUntil, ...ended }: { neededUntil: Date; endedBefore: Date; failedBefore: Date },
) {
  try {
    for (let weeks = 0; weeks < weeksAtOnce && (await makePartition(db, neededUntil)); ) weeks += 1
    for (let weeks = 0; weeks < weeksAtOnce && (await dropPartition(db, ended)); ) weeks += 1
  } catch (error) {
    if (!isLockTimeout(error)) throw error // else the next round tries again
  }
}
