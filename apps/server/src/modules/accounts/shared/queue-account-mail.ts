import type { Deps } from '../../../deps.ts'
import { type MailData, type MailKind, mailTemplates } from '../../../mail-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { findAccount } from '../account.queries.ts'
import { notifySecurity } from './notify-security.ts'

/** By mail and under the bell: `sentence`, or the mail's subject. Does nothing if the account is gone. */
export async function queueAccountMail<Kind extends MailKind>(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  { userId, kind, data, sentence }: { userId: string; kind: Kind; data: MailData<Kind>; sentence?: string },
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  await queueMail(deps, tx, { kind, userId, to: account.email, data })
  const template = mailTemplates[kind] as (data: MailData<Kind>) => MailContent
  await notifySecurity(deps, tx, userId, sentence ?? `${template(data).subject}.`)
}
