import type { AccountView, SessionView } from '@guildhall/contract'
import type { AccountRow } from './account.queries.ts'

export function presentAccount({ id, username, email, profileImage }: AccountRow): AccountView {
  return { userId: id, username, name: username, email, profileImage }
}

export function presentSession(account: AccountRow, token: string): SessionView {
  return { token, ...presentAccount(account), ...(account.isSuspended ? { isSuspended: true } : {}) }
}
