import { dayMs, type ForgotPasswordBody, normalizeEmail } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { addressKey } from '../../../../platform/http/address-key.ts'
import { digestOf } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findAccountByEmail } from '../account.queries.ts'
import { issueLink } from '../links/issue-link.ts'
import { countLinksSince, findOpenLinkTime } from '../links/link.queries.ts'
import { resetPauseMs } from '../links/link.rules.ts'
import { resetLinkJob } from '../shared/account.jobs.ts'
import { forgottenPerAddress, scaled } from '../shared/throttle.rules.ts'
import { throttleAttempt } from '../shared/throttle-attempt.ts'

export async function forgotPassword(
  { database: { db }, clock, config, jobs }: Deps,
  { email, address }: ForgotPasswordBody & { address: string },
): Promise<void> {
  const policy = scaled(forgottenPerAddress, config.rateLimitFactor)
  const from = `forgot_password:address:${addressKey(address)}`
  await throttleAttempt(db, from, policy, clock(), 'throttle.forgot_password')
  const emailKey = normalizeEmail(email)
  const key = digestOf(emailKey)
  await jobs.add(db, resetLinkJob, { emailKey }, { key })
}

/** Mails the link, unless no account has this address, or the last link was mailed only just now and still works. */
export async function sendResetLink(deps: Deps, { emailKey }: { emailKey: string }): Promise<void> {
  const { db } = deps.database
  const found = await findAccountByEmail(db, emailKey)
  if (!found) return
  const { id: userId, email } = found
  const now = deps.clock()
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    // The address was changed while this waited.
    if ((await findAccountByEmail(tx, emailKey))?.id !== userId) return
    const sentToday = await countLinksSince(tx, userId, 'reset_password', new Date(now.getTime() - dayMs))
    const lastAt = await findOpenLinkTime(tx, userId, 'reset_password')
    if (lastAt && now.getTime() - lastAt.getTime() < resetPauseMs(sentToday)) return
    const token = await issueLink(tx, { userId, purpose: 'reset_password', email, now })
    const about = { personId: userId }
    await deps.events.record(tx, now, { kind: 'account.reset_asked', actorId: null, about, context: { email, token } })
  })
}
