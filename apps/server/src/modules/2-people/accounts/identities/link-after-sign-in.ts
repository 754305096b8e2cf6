import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { lockAccount } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { findSessionStart } from '../session.queries.ts'
import { findPendingIdentity, takePendingIdentity } from './identity.queries.ts'
import { linkIdentity } from './link-identity.ts'

/**
 * The session must be of the account with the same address and younger than the ticket: whoever opened it has just shown
 * all that this account asks for.
 */
export async function linkAfterSignIn(
  deps: Deps,
  { ticket, userId, token }: { ticket: string; userId: string; token: string },
): Promise<void> {
  const { db } = deps.database
  const tokenHash = hashToken(ticket)
  const identity = await findPendingIdentity(db, tokenHash, deps.clock())
  if (!identity) throw new DomainError('identity.ticket_invalid')
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const startedAt = await findSessionStart(tx, hashToken(token))
    if (identity.userId !== userId || !startedAt || startedAt < identity.createdAt) {
      throw new DomainError('identity.sign_in_again')
    }
    await linkIdentity(deps, tx, { userId, identity })
    if (!(await takePendingIdentity(tx, tokenHash))) throw new DomainError('identity.ticket_invalid')
  })
}
