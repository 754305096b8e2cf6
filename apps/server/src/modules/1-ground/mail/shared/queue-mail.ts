import type { Deps } from '../../../../deps.ts'
import type { MailData, MailKind } from '../../../../mail-catalogue.ts'
import type { CarriedPart } from '../../../../platform/database/carried-part.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { insertMail } from '../mail.queries.ts'
import { sendMailJob } from './mail.jobs.ts'

/** `userId`: undefined without an account. Not sent after `expiresAt`. */
export type QueuedMail = {
  [Kind in MailKind]: { kind: Kind; userId?: string; to: string; data: MailData<Kind>; expiresAt?: Date }
}[MailKind]

/** Sent after the commit of `tx`. Only for effects of events, and for mails that tell of notifications. */
export async function queueMail(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  { kind, userId, to, data, expiresAt }: QueuedMail,
  part?: CarriedPart,
): Promise<void> {
  const row = {
    userId: userId ?? null,
    toAddress: to,
    kind,
    data,
    createdAt: clock(),
    expiresAt: expiresAt ?? null,
  }
  const mailId = await insertMail(tx, row, part)
  await jobs.add(tx, sendMailJob, { mailId })
}
