import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { addressKey } from '../../../../platform/http/address-key.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { linksPerAddress, scaled } from '../shared/throttle.rules.ts'
import { throttleAttempt } from '../shared/throttle-attempt.ts'
import { findLinkOwner, lockLink, setLinkUsed } from './link.queries.ts'
import type { LinkPurpose } from './link.rules.ts'

export type LinkUse = { token: string; address: string }
type FoundLink = { tokenHash: Buffer; userId: string }
type OpenLink = { userId: string; email: string; emailKey: string; createdAt: Date; now: Date }

/** The link that was opened, whether it still works or not. Throws `account.link_invalid` for an unknown one. */
export async function findLink(
  { database: { db }, clock, config }: Deps,
  purpose: LinkPurpose,
  { token, address }: LinkUse,
): Promise<FoundLink> {
  const policy = scaled(linksPerAddress, config.rateLimitFactor)
  await throttleAttempt(db, `account_link:address:${addressKey(address)}`, policy, clock(), 'throttle.links')
  const tokenHash = hashToken(token)
  const userId = await findLinkOwner(db, tokenHash, purpose)
  if (!userId) throw new DomainError('account.link_invalid')
  return { tokenHash, userId }
}

/** One transaction, with the account locked. Throws `account.link_invalid` or `account.link_used`. */
export async function consumeLink<Result>(
  { database: { db }, clock }: Deps,
  { tokenHash, userId }: FoundLink,
  work: (tx: Tx, link: OpenLink) => Promise<Result>,
): Promise<Result> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const link = await lockLink(tx, tokenHash)
    if (link?.usedAt) throw new DomainError('account.link_used')
    if (!link || link.revokedAt || link.expiresAt <= now) throw new DomainError('account.link_invalid')
    await setLinkUsed(tx, tokenHash, now)
    const { email, emailKey, createdAt } = link
    return work(tx, { userId, email, emailKey, createdAt, now })
  })
}
