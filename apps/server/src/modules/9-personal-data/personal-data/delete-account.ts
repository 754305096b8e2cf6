import type { Deps } from '../../../deps.ts'
import { isLockTimeout } from '../../../platform/database/database-trouble.ts'
import { DomainError } from '../../../platform/errors.ts'
import { endAllSessions } from '../../2-people/accounts/shared/end-all-sessions.ts'
import { lockWholeAccount, setFormerMember } from '../../2-people/accounts/shared/former-member.queries.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { confirmOwner, type OwnerProof } from '../../2-people/second-factor/shared/confirm-owner.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { listPartners } from './open-work.queries.ts'

/**
 * All or nothing. The emptied row stays, as completed work refers to it; all sessions end. Throws `account.open_work`
 * while a project is in progress, and what `confirmOwner` throws.
 */
export async function deleteAccount(deps: Deps, sessions: SessionCache, proof: OwnerProof): Promise<void> {
  const { userId } = proof
  const checkedHash = await confirmOwner(deps, proof, { isFinal: true })
  await eraseAtLast(deps, sessions, { userId, checkedHash })
}

/** For the command line, where nobody proves who they are. Throws `account.open_work` and `account.money_waiting`. */
export const deleteAccountOf = (deps: Deps, sessions: SessionCache, userId: string) =>
  eraseAtLast(deps, sessions, { userId, checkedHash: undefined })

async function eraseAtLast(...args: Parameters<typeof eraseAccount>) {
  await eraseAccount(...args).catch((error: unknown) => {
    if (!isLockTimeout(error)) throw error
    return eraseAccount(...args)
  })
}

function eraseAccount(
  deps: Deps,
  sessions: SessionCache,
  { userId, checkedHash }: { userId: string; checkedHash: string | undefined },
): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    let email = ''
    await erasePersonalData(deps, tx, userId, async () => {
      const account = await lockWholeAccount(tx, userId)
      if (!account) throw new DomainError('session.invalid')
      if (checkedHash !== undefined && account.passwordHash !== checkedHash) {
        throw new DomainError('account.wrong_password')
      }
      email = account.email
    })
    await endAllSessions(tx, sessions, userId)
    await setFormerMember(tx, userId, deps.clock())
    const about = { personId: userId }
    const context = { email, partnerIds: await listPartners(tx, userId) }
    await deps.events.record(tx, deps.clock(), { kind: 'account.deleted', actorId: null, about, context })
  })
}
