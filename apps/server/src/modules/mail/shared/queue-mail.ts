import type { Deps } from '../../../deps.ts'
import type { MailData, MailKind } from '../../../mail-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertMail } from '../mail.queries.ts'
import { sendMailJob } from './mail.jobs.ts'

/** Sent after the commit of `tx`, and not after `expiresAt`. `userId`: undefined without an account. */
export async function queueMail<Kind extends MailKind>(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  {
    kind,
    userId,
    to,
    data,
    expiresAt,
  }: { kind: Kind; userId?: string; to: string; data: MailData<Kind>; expiresAt?: Date },
): Promise<void> {
  const mailId = await insertMail(tx, {
    userId: userId ?? null,
    toAddress: to,
    kind,
    data,
    createdAt: clock(),
    expiresAt: expiresAt ?? null,
  })
  await jobs.add(tx, sendMailJob, { mailId })
}
