import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findAccount } from '../account.queries.ts'

export async function getEmail(db: Db, userId: string): Promise<string> {
  const account = await findAccount(db, userId)
  if (!account) throw new DomainError('session.invalid')
  return account.email
}
