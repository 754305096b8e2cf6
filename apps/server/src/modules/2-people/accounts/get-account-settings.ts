import type { AccountSettingsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentAccount } from './account.presenter.ts'
import { findAccount, findPasswordHash } from './account.queries.ts'
import { findPendingEmail } from './links/link.queries.ts'

export async function getAccountSettings(
  { database: { db }, clock }: Deps,
  userId: string,
): Promise<AccountSettingsView> {
  const account = await findAccount(db, userId)
  if (!account) throw new DomainError('session.invalid')
  return {
    ...presentAccount(account),
    hasPassword: Boolean(await findPasswordHash(db, userId)),
    emailConfirmed: account.emailConfirmedAt !== null,
    pendingEmail: (await findPendingEmail(db, userId, clock())) ?? null,
  }
}
