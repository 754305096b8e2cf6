import { storageKeys } from '@guildhall/contract'
import { ApiError } from './api-errors.ts'

export const sessionChangedEvent = 'guildhall:session'

let tabAccountId = ''
let isBeingWritten = false

/** From then on this tab sends no request for another account. */
export function setTabAccount(userId: string) {
  tabAccountId = userId
}

/** Another tab writes the items of its session, one after the other: what is there is not a session. */
export function setBeingWritten(value: boolean) {
  isBeingWritten = value
}

/** Another tab has signed in to a different account: all tabs share one storage. */
export function isOtherAccountStored(): boolean {
  const stored = localStorage.getItem(storageKeys.token) && localStorage.getItem(storageKeys.userId)
  return tabAccountId !== '' && Boolean(stored) && stored !== tabAccountId
}

/** Empty if signed out. Throws `session.other_account` if the token is not of the account this tab shows. */
export function authorization(): { authorization?: string } {
  const token = localStorage.getItem(storageKeys.token)
  if (isOtherAccountStored() || (isBeingWritten && !token && tabAccountId !== '')) {
    throw new ApiError({
      status: 0,
      statusText: '',
      code: 'session.other_account',
      message: 'Another tab signed in to another account. Nothing was sent, and what you wrote is still here.',
      details: [],
    })
  }
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Set while the account's address is not confirmed. The script in the head reads it, too. */
export const unconfirmedKey = 'unconfirmed'

/** The address of the account's own picture here, if it has one. The script in the head reads it, too. */
export const portraitKey = 'portrait'

/** Notifies this tab; the browser notifies the others. */
export function clearStoredSession() {
  for (const key of [...Object.values(storageKeys), unconfirmedKey, portraitKey]) localStorage.removeItem(key)
  window.dispatchEvent(new Event(sessionChangedEvent))
}
