import type { AccountView, SessionView, Side } from '@guildhall/contract'
import type { AccountRow } from './account.queries.ts'

export function presentAccount(
  { id, username, email, profileImage, isUnconfirmed }: AccountRow,
  side?: Side,
): AccountView {
  return {
    ...{ userId: id, username, name: username, email, profileImage },
    ...(isUnconfirmed ? { isUnconfirmed } : {}),
    ...(side ? { side } : {}),
  }
}

export function presentSession(account: AccountRow, token: string, side?: Side): SessionView {
  return {
    token,
    ...presentAccount(account, side),
    ...(account.isSuspended ? { isSuspended: true } : {}),
  }
}
