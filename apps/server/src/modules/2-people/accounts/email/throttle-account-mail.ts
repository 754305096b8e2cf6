import type { Deps } from '../../../../deps.ts'
import { digestOf } from '../../../../platform/tokens.ts'
import { mailsPerAccount, mailsPerReceiver } from '../shared/throttle.rules.ts'
import { throttleAttempt } from '../shared/throttle-attempt.ts'

/** Limits mails to addresses not known to be the user's, so that we cannot flood strangers' mailboxes. */
export async function throttleAccountMail(
  { database: { db }, clock }: Deps,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<void> {
  const now = clock()
  const receiver = digestOf(emailKey)
  await throttleAttempt(db, `account_mail:account:${userId}`, mailsPerAccount, now, 'throttle.account_mail')
  await throttleAttempt(db, `account_mail:to:${receiver}`, mailsPerReceiver, now, 'throttle.account_mail')
}
