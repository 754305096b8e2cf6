import type { AccountView, ChangeUsernameBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { refreshListing } from '../users/shared/refresh-listing.ts'
import { presentAccount } from './account.presenter.ts'
import { setUsername } from './account.queries.ts'

/** Names need not be unique, as at sign-up. Searches find the person under the new one as soon as the job has run. */
export function changeUsername(
  deps: Deps,
  { userId, username }: ChangeUsernameBody & { userId: string },
): Promise<AccountView> {
  return deps.database.db.transaction(async (tx) => {
    const account = await setUsername(tx, userId, username)
    if (!account) throw new DomainError('session.invalid')
    await refreshListing(deps, tx, userId)
    return presentAccount(account)
  })
}
