import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { presentAccount } from './account.presenter.ts'
import { findAccount } from './account.queries.ts'

export async function getAccount(db: Db, userId: string) {
  const account = await findAccount(db, userId)
  if (!account) throw new DomainError('session.invalid')
  return presentAccount(account)
}
