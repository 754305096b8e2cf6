import { type AccountView, storageKeys } from '@guildhall/contract'
import { discardAllDrafts } from '../../../drafts.ts'
import { discardAllFileDrafts } from '../../../file-drafts.ts'
import { clearStoredSession, http, isOtherAccountStored, sessionChangedEvent, setTabAccount } from '../../../http.ts'
import { getQueryClient } from '../../../query-client.ts'

export type StoredSession = Record<keyof typeof storageKeys, string>

/** A token that sign-up left in storage: nobody counts as signed in with it until they sign in or load the page anew. */
let unmarkedToken: string | null = null
let token: string | null = null
let isCompleting = false
/** Id, name and email of the account this tab shows. */
let shown = ['', '', '']
let wasLeft = false
const listeners = new Set<() => void>()

const stored = (key: string) => localStorage.getItem(key) ?? ''

export function subscribeToSession(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * One string, because a store's snapshot is compared by identity. A tab goes on showing its own account when another tab
 * signs in as somebody else: its forms hold that person's text.
 */
export function sessionSnapshot(): string {
  const current = localStorage.getItem(storageKeys.token)
  if (!current || current === unmarkedToken) return 'signedOut'
  if (isOtherAccountStored()) return JSON.stringify([...shown, '', stored(storageKeys.username) || 'somebody else'])
  return JSON.stringify([...storedNames(), isCompleting ? 'completing' : '', ''])
}

const storedNames = () => [storageKeys.userId, storageKeys.username, storageKeys.email].map(stored)

/** Makes the stored account the one this tab shows. */
function adoptStored() {
  shown = storedNames()
  setTabAccount(shown[0] ?? '')
}

/** For the screens on which one signs in: they show no account, and may open a session for any. */
export function leaveTabAccount() {
  setTabAccount('')
}

/** Another tab writes one item after the other; what holds in between is nobody's state. */
const settleMs = 50

function watch() {
  let settled: ReturnType<typeof setTimeout> | undefined
  token = localStorage.getItem(storageKeys.token)
  if (token) adoptStored()
  window.addEventListener(sessionChangedEvent, onChange)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !Object.values<string>(storageKeys).includes(key)) return
    // Another tab signed up: it wrote a token and nothing else.
    if (key === storageKeys.token && newValue && !stored(storageKeys.userId)) unmarkedToken = newValue
    clearTimeout(settled)
    settled = setTimeout(onChange, settleMs)
  })
  if (token && !stored(storageKeys.userId)) void complete()
}

function onChange() {
  const current = localStorage.getItem(storageKeys.token)
  if (current !== token && !isOtherAccountStored()) {
    token = current
    if (current) {
      wasLeft = false
      adoptStored()
    }
    // What one person was shown is nothing to the next.
    getQueryClient().clear()
  }
  document.documentElement.dataset.session = sessionSnapshot() === 'signedOut' ? 'out' : 'in'
  for (const listener of listeners) listener()
}

/** A page loaded with the bare token of sign-up: the server knows whose it is. */
async function complete() {
  isCompleting = true
  try {
    const account = await http.get<AccountView>('/api/auth/me')
    storeNames(account)
    adoptStored()
  } catch {
    // Either the session is over, and has been ended where that was noticed, or the name stays unknown for now.
  } finally {
    isCompleting = false
    onChange()
  }
}

function store(session: StoredSession) {
  // The token goes last, so that it never stands beside somebody else's name.
  localStorage.removeItem(storageKeys.token)
  storeNames(session)
  localStorage.setItem(storageKeys.token, session.token)
}

function storeNames({ userId, username, email }: Omit<StoredSession, 'token'>) {
  localStorage.setItem(storageKeys.userId, userId)
  localStorage.setItem(storageKeys.username, username)
  localStorage.setItem(storageKeys.email, email)
}

export function beginSession(session: StoredSession) {
  unmarkedToken = null
  setTabAccount('')
  store(session)
  window.dispatchEvent(new Event(sessionChangedEvent))
}

/** What sign-up does: the token is stored, but nobody is marked as signed in. */
export function keepToken(newToken: string) {
  setTabAccount('')
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  unmarkedToken = newToken
  localStorage.setItem(storageKeys.token, newToken)
  window.dispatchEvent(new Event(sessionChangedEvent))
}

/** Signs out here at once and tells the server, whose answer changes nothing for the person and is not waited for. */
export async function leaveSession(): Promise<void> {
  void http.post<null>('/api/auth/logout', undefined).catch(() => {})
  wasLeft = true
  discardAllDrafts()
  void discardAllFileDrafts()
  clearStoredSession()
}

/** Whether there is a token to send, whoever counts as signed in. */
export const hasStoredToken = () => localStorage.getItem(storageKeys.token) !== null

/** The signed-in user's id, for loaders that run before any component; undefined while nobody is signed in. */
export const storedUserId = () => (hasStoredToken() && stored(storageKeys.userId)) || undefined

/** Whether the person ended the session themselves: then no screen asks them to sign in again. */
export const leftByChoice = () => wasLeft

if (typeof window !== 'undefined') watch()
