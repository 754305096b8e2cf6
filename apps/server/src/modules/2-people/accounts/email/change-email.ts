import { type ChangeEmailBody, normalizeEmail } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError, sentenceFor } from '../../../../platform/errors.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { confirmOwner, type OwnerProof } from '../../second-factor/shared/confirm-owner.ts'
import { findAccount, findOtherOwner } from '../account.queries.ts'
import { issueLink } from '../links/issue-link.ts'
import { revokeLinks } from '../links/link.queries.ts'

import { throttleAccountMail } from './throttle-account-mail.ts'

/**
 * Mails a link to the new address, and a way back to the present one if that is confirmed. If the new address belongs
 * to another account, its owner is told instead; the answer, the rows and the number of mails are the same.
 */
export async function changeEmail(deps: Deps, { email, ...proof }: ChangeEmailBody & OwnerProof): Promise<void> {
  const { userId } = proof
  await confirmOwner(deps, proof)
  const emailKey = normalizeEmail(email)
  if ((await findAccount(deps.database.db, userId))?.emailKey === emailKey) throw sameEmail()
  await throttleAccountMail(deps, { userId, emailKey })

  const now = deps.clock()
  await deps.database.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await findAccount(tx, userId)
    if (!account) throw new DomainError('session.invalid')
    if (account.emailKey === emailKey) throw sameEmail()

    const token = await issueLink(tx, { userId, purpose: 'confirm_new_email', email, now })
    const ownerId = await findOtherOwner(tx, emailKey, userId)
    const wayBack = account.emailConfirmedAt ? await issueWayBack(tx, { userId, email: account.email, now }) : undefined
    const context = { email, token, ownerId, ...(wayBack && { wayBack }) }
    const about = { personId: userId }
    await deps.events.record(tx, now, { kind: 'account.email_change_asked', actorId: userId, about, context })
  })
}

/** Not to an address that was never confirmed: it may be a stranger's, who could take the account with it. */
async function issueWayBack(tx: Tx, { userId, email, now }: { userId: string; email: string; now: Date }) {
  return { email, token: await issueLink(tx, { userId, purpose: 'restore_email', email, now }) }
}

export async function cancelEmailChange({ database: { db }, clock }: Deps, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await revokeLinks(tx, userId, ['confirm_new_email'], clock())
  })
}

function sameEmail() {
  const code = 'account.same_email'
  return new DomainError(code, {}, [{ path: 'email', message: sentenceFor(code) }])
}
