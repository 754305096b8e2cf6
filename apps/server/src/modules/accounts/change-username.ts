import type { AccountView, ChangeUsernameBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { presentAccount } from './account.presenter.ts'
import { setUsername } from './account.queries.ts'

/** Names need not be unique, as at sign-up. */
export async function changeUsername(
  { database: { db } }: Deps,
  { userId, username }: ChangeUsernameBody & { userId: string },
): Promise<AccountView> {
  const account = await setUsername(db, userId, username)
  if (!account) throw new DomainError('session.invalid')
  return presentAccount(account)
}
