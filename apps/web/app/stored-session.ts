import { storageKeys } from '@guildhall/contract'
import { ApiError } from './api-errors.ts'

export const sessionChangedEvent = 'guildhall:session'

let tabAccountId = ''

/** Sets the account this tab shows. From then on the tab sends no request for another account. */
export function setTabAccount(userId: string) {
  tabAccountId = userId
}

/** Whether another tab has signed in to a different account. All tabs share one storage. */
export function isOtherAccountStored(): boolean {
  const stored = localStorage.getItem(storageKeys.token) && localStorage.getItem(storageKeys.userId)
  return tabAccountId !== '' && Boolean(stored) && stored !== tabAccountId
}

/**
 * The stored token as a header; empty if signed out.
 * @throws ApiError `session.other_account` if the token belongs to another account than this tab shows
 */
export function authorization(): { authorization?: string } {
  if (isOtherAccountStored()) {
    throw new ApiError({
      status: 0,
      statusText: '',
      code: 'session.other_account',
      message: 'Another tab signed in to another account. Nothing was sent, and what you wrote is still here.',
      details: [],
    })
  }
  const token = localStorage.getItem(storageKeys.token)
  return token ? { authorization: `Bearer ${token}` } : {}
}

/** Removes the stored session and notifies this tab. The browser notifies the others. */
export function clearStoredSession() {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  window.dispatchEvent(new Event(sessionChangedEvent))
}
