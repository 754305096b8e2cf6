import type { Deps } from '../../../deps.ts'
import { type MailData, type MailKind, mailTemplates } from '../../../mail-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { findAccount } from '../account.queries.ts'
import { notifySecurity } from './notify-security.ts'

/**
 * Tells the owner of an account of something about its security: by mail to its address, confirmed or not, and under the
 * bell, which says what the subject of the mail says. Does nothing if the account is gone.
 */
export async function queueAccountMail<Kind extends MailKind>(
  deps: Pick<Deps, 'jobs' | 'clock' | 'live'>,
  tx: Tx,
  { userId, kind, data }: { userId: string; kind: Kind; data: MailData<Kind> },
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  await queueMail(deps, tx, { kind, userId, to: account.email, data })
  const template = mailTemplates[kind] as (data: MailData<Kind>) => MailContent
  await notifySecurity(deps, tx, userId, `${template(data).subject}.`)
}
