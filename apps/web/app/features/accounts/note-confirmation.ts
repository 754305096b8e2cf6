import { storageKeys } from '@guildhall/contract'
import { isOtherAccountStored, unconfirmedKey } from '../../stored-session.ts'

/** Remembered, so that the next page shows or leaves out the notice from the start. */
export function noteConfirmation({ email, emailConfirmed }: { email: string; emailConfirmed: boolean }) {
  if (isOtherAccountStored()) return
  if (!emailConfirmed) localStorage.setItem(unconfirmedKey, email)
  else if (localStorage.getItem(unconfirmedKey) === email) localStorage.removeItem(unconfirmedKey)
}

export const isKnownUnconfirmed = () =>
  localStorage.getItem(unconfirmedKey) !== null &&
  localStorage.getItem(unconfirmedKey) === localStorage.getItem(storageKeys.email)
