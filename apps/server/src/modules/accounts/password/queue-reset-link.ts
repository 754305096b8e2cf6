import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../../mail/shared/queue-mail.ts'
import { issueLink } from '../links/issue-link.ts'

export async function queueResetLink(
  deps: Deps,
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const token = await issueLink(tx, { userId, purpose: 'reset_password', email, now })
  await queueMail(deps, tx, { kind: 'account.reset_password', userId, to: email, data: { token } })
}
