import type { Deps } from '../../../deps.ts'
import type { MailData, MailKind } from '../../../mail-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { findAccount } from '../account.queries.ts'

/** Queues a mail to the address of an account. Does nothing if the account is gone. */
export async function queueAccountMail<Kind extends MailKind>(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  { userId, kind, data }: { userId: string; kind: Kind; data: MailData<Kind> },
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (account) await queueMail(deps, tx, { kind, userId, to: account.email, data })
}
