import type { AccountView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentAccount } from './account.presenter.ts'
import { findAccountWithSide } from './account.queries.ts'

/** Throws `session.invalid` if the account is gone. */
export async function getAccount(db: Db, userId: string): Promise<AccountView> {
  const account = await findAccountWithSide(db, userId)
  if (!account) throw new DomainError('session.invalid')
  return presentAccount(account, account.side ?? undefined)
}
