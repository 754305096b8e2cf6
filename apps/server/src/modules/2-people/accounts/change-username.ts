import type { AccountView, ChangeUsernameBody } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentAccount } from './account.presenter.ts'
import { setUsername } from './account.queries.ts'
import { refuseHouseName } from './shared/refuse-house-name.ts'

/** Names need not be unique, as at sign-up. Searches find the person under the new one as soon as the job has run. */
export function changeUsername(
  deps: OnceDeps,
  { userId, username }: ChangeUsernameBody & { userId: string },
): Promise<AccountView> {
  return deps.database.db.transaction(async (tx) => {
    await refuseHouseName(tx, { userId, name: username, path: 'username' })
    const account = await setUsername(tx, userId, username)
    if (!account) throw new DomainError('session.invalid')
    const about = { personId: userId }
    await deps.events.record(tx, deps.clock(), { kind: 'account.username_changed', actorId: userId, about })
    return presentAccount(account)
  })
}
