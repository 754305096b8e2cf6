import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { issueLink } from '../links/issue-link.ts'

/** Mails a link to confirm the address of an account. The caller has locked the account, or just made it. */
export async function askForConfirmation(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const token = await issueLink(tx, { userId, purpose: 'confirm_email', email, now })
  const about = { personId: userId }
  await events.record(tx, now, {
    kind: 'account.confirmation_asked',
    actorId: userId,
    about,
    context: { email, token },
  })
}
