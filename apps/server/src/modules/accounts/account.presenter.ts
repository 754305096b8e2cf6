import type { AccountView, SessionView, Side } from '@guildhall/contract'
import type { AccountRow } from './account.queries.ts'

export function presentAccount({ id, username, email, profileImage }: AccountRow): AccountView {
  return { userId: id, username, name: username, email, profileImage }
}

export function presentSession(account: AccountRow, token: string, side?: Side): SessionView {
  return {
    token,
    ...presentAccount(account),
    ...(account.isSuspended ? { isSuspended: true } : {}),
    ...(side ? { side } : {}),
  }
}
