import type { Deps } from '../../deps.ts'
import { isLockTimeout } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { erasePersonalData } from '../personal-data/shared/erase-personal-data.ts'
import { confirmOwner, type OwnerProof } from '../second-factor/shared/confirm-owner.ts'
import { lockWholeAccount, setFormerMember } from './account.queries.ts'
import type { SessionRegistry } from './session-registry.ts'
import { endSessions } from './sessions/end-sessions.ts'

/**
 * All or nothing. The emptied row stays, as completed work refers to it; all sessions end. Throws `account.open_work`
 * while a project is in progress, and what `confirmOwner` throws.
 */
export async function deleteAccount(deps: Deps, registry: SessionRegistry, proof: OwnerProof): Promise<void> {
  const { userId } = proof
  const checkedHash = await confirmOwner(deps, proof, { isFinal: true })
  const erase = () => eraseAccount(deps, registry, { userId, checkedHash })
  await erase().catch((error: unknown) => {
    if (!isLockTimeout(error)) throw error
    return erase()
  })
}

function eraseAccount(
  deps: Deps,
  registry: SessionRegistry,
  { userId, checkedHash }: { userId: string; checkedHash: string },
): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    let email = ''
    await erasePersonalData(deps, tx, userId, async () => {
      const account = await lockWholeAccount(tx, userId)
      if (!account) throw new DomainError('session.invalid')
      if (account.passwordHash !== checkedHash) throw new DomainError('account.wrong_password')
      email = account.email
    })
    await endSessions(tx, registry, userId)
    await setFormerMember(tx, userId, deps.clock())
    const about = { personId: userId }
    await deps.events.record(tx, deps.clock(), { kind: 'account.deleted', actorId: null, about, context: { email } })
  })
}
