import type { ProfileVisibility } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { unlist } from '../talent/shared/unlist.queries.ts'
import { lockProfile, setMayBeFound } from './profile.queries.ts'

/** Lists a profile in searches for people, or takes it out of them at once. Throws `profile.not_available` before the first save. */
export function setVisibility(
  deps: OnceDeps,
  { userId, mayBeFound }: ProfileVisibility & { userId: string },
): Promise<ProfileVisibility> {
  return deps.database.db.transaction(async (tx) => {
    await lockProfile(tx, userId)
    const now = deps.clock()
    if (!(await setMayBeFound(tx, userId, mayBeFound, now))) throw new DomainError('profile.not_available')
    if (!mayBeFound) await unlist(tx, userId, now)
    const about = { personId: userId }
    await deps.events.record(tx, now, { kind: 'profile.visibility_changed', actorId: userId, about })
    return { mayBeFound }
  })
}
