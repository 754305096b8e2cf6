import { storageKeys } from '@guildhall/contract'
import { ApiError } from './api-errors.ts'

export const sessionChangedEvent = 'guildhall:session'

let tabAccountId = ''

/** `userId`: the account that this tab shows, or empty. While it shows one, it sends no request for another, or without one. */
export function setTabAccount(userId: string) {
  tabAccountId = userId
}

const storedToken = () => localStorage.getItem(storageKeys.token)
const storedAccount = () => (storedToken() && localStorage.getItem(storageKeys.userId)) || ''

const isTabAccountStored = () => storedAccount() === tabAccountId

/** Another tab has signed in to a different account: all tabs share one storage. */
export const isOtherAccountStored = () => tabAccountId !== '' && storedAccount() !== '' && !isTabAccountStored()

/**
 * Empty if signed out. Throws if the token is not, or not yet known to be, of the account this tab shows: another tab writes the items
 * of its session one after the other, and this one may hear of it late.
 */
export function authorization(): { authorization?: string } {
  if (isOtherAccountStored()) throw refusal('session.other_account', 'Another tab signed in to another account.')
  const token = storedToken()
  if (tabAccountId !== '' && !isTabAccountStored()) {
    throw refusal('session.changing', 'Another tab is signing in or out.')
  }
  return token ? { authorization: bearer(token) } : {}
}

const bearer = (token: string | null) => `Bearer ${token}`

/** Whether a request was sent with the token that is stored now. */
export const isStoredAuthorization = (sent: string | undefined) => sent === bearer(storedToken())

const refusal = (code: string, reason: string) =>
  new ApiError({
    status: 0,
    statusText: '',
    code,
    message: `${reason} Nothing was sent, and what you wrote is still here.`,
    details: [],
  })

/** Of a request that was not sent because of what another tab stored. */
export const isHeldBack = (error: unknown) =>
  error instanceof ApiError && ['session.other_account', 'session.changing'].includes(error.code)

/** Set while the account's address is not confirmed. The script in the head reads it, too. */
export const unconfirmedKey = 'unconfirmed'

/** The address of the account's own picture here, if it has one. The script in the head reads it, too. */
export const portraitKey = 'portrait'

/** Notifies this tab; the browser notifies the others. */
export function clearStoredSession() {
  for (const key of [...Object.values(storageKeys), unconfirmedKey, portraitKey]) localStorage.removeItem(key)
  window.dispatchEvent(new Event(sessionChangedEvent))
}
