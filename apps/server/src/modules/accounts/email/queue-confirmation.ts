import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { issueLink } from '../links/issue-link.ts'

/** Mails a link to confirm the address of an account. The caller has locked the account, or just made it. */
export async function queueConfirmation(
  deps: Deps,
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const token = await issueLink(tx, { userId, purpose: 'confirm_email', email, now })
  // Without `userId`, whose name would greet: anyone can type a stranger's address, and a name full of advertising.
  await queueMail(deps, tx, { kind: 'account.confirm_email', to: email, data: { token } })
}
