import { type Side, storageKeys } from '@guildhall/contract'
import { discardAllDrafts } from '../../../drafts.ts'
import { discardAllFileDrafts } from '../../../file-drafts.ts'
import { http } from '../../../http.ts'
import { getQueryClient } from '../../../query-client.ts'
import {
  clearStoredSession,
  isHeldBack,
  isOtherAccountStored,
  portraitKey,
  sessionChangedEvent,
  setTabAccount,
  unconfirmedKey,
} from '../../../stored-session.ts'

export type StoredSession = Record<keyof typeof storageKeys, string>
/** Of a sign-in. */
export type NewSession = StoredSession & { isUnconfirmed?: boolean; isSuspended?: boolean; side?: Side }

/** A token stored by sign-up. The user does not count as signed in until they sign in or reload. */
let unmarkedToken: string | null = null
let token: string | null = null
const nobody = ['', '', '']
let shown = nobody
let wasLeft = false
/** A string, because store snapshots are compared by identity. While another tab writes, this one shows what it has shown. */
let snapshot = 'signedOut'
const listeners = new Set<() => void>()

const stored = (key: string) => localStorage.getItem(key) ?? ''

export function subscribeToSession(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const sessionSnapshot = () => snapshot

/** If another tab switches accounts, this tab keeps its own. */
function storedSnapshot(): string {
  const current = localStorage.getItem(storageKeys.token)
  if (!current || current === unmarkedToken) return 'signedOut'
  if (isOtherAccountStored()) return JSON.stringify([...shown, stored(storageKeys.username) || 'another account'])
  return JSON.stringify([...storedNames(), ''])
}

const storedNames = () => [storageKeys.userId, storageKeys.username, storageKeys.email].map(stored)

function show(names: string[]) {
  shown = names
  setTabAccount(shown[0] ?? '')
}

/** For the sign-in and sign-up screens: they show no account and may start a session for any. */
export function leaveTabAccount() {
  setTabAccount('')
  // From now on this tab shows what is stored, such as the session of another tab.
  onChange()
  setTabAccount('')
}

/** Milliseconds. Another tab writes its items one after the other; waits until it is done. */
const settleMs = 50
/** Milliseconds. Names without a token: another tab is still writing. On a busy machine the rest may take this long to arrive. */
const halfSettleMs = 2_000

function watch() {
  let settled: ReturnType<typeof setTimeout> | undefined
  token = localStorage.getItem(storageKeys.token)
  if (token) show(storedNames())
  snapshot = storedSnapshot()
  window.addEventListener(sessionChangedEvent, onChange)
  // A page in the back/forward cache gets no `storage` events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onChange()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !Object.values<string>(storageKeys).includes(key)) return
    // Another tab signed up: it wrote only a token.
    if (key === storageKeys.token && newValue && !stored(storageKeys.userId)) unmarkedToken = newValue
    clearTimeout(settled)
    const isHalf = token !== null && stored(storageKeys.token) === '' && stored(storageKeys.userId) !== ''
    settled = setTimeout(onChange, isHalf ? halfSettleMs : settleMs)
  })
}

function onChange() {
  const current = localStorage.getItem(storageKeys.token)
  if (current !== token && !isOtherAccountStored()) {
    // A new password brings a new session of the same user.
    const isRenewed = current !== null && token !== null && stored(storageKeys.userId) === shown[0]
    token = current
    if (current) wasLeft = false
    // After a sign-out this tab keeps no account, so the next sign-in becomes its own.
    show(current ? storedNames() : nobody)
    // Cached data of one user must not reach the next.
    if (!isRenewed) getQueryClient().clear()
  }
  snapshot = storedSnapshot()
  const isOut = snapshot === 'signedOut'
  document.documentElement.dataset.session = isOut ? 'out' : 'in'
  showPortrait()
  if (isOut) document.documentElement.removeAttribute('data-unconfirmed')
  for (const listener of listeners) listener()
  if (!isOtherAccountStored()) askAgain()
}

/** Refetches active queries that were refused while another tab wrote. */
function askAgain() {
  const predicate = ({ state }: { state: { error: unknown } }) => isHeldBack(state.error)
  void getQueryClient().refetchQueries({ type: 'active', predicate })
}

function store(session: NewSession) {
  // Write the token last, so that it is never stored next to another user's name.
  localStorage.removeItem(storageKeys.token)
  storeNames(session)
  storeUnconfirmed(session.isUnconfirmed)
  localStorage.removeItem(portraitKey)
  localStorage.setItem(storageKeys.token, session.token)
}

function storeNames({ userId, username, email }: Omit<StoredSession, 'token'>) {
  localStorage.setItem(storageKeys.userId, userId)
  localStorage.setItem(storageKeys.username, username)
  localStorage.setItem(storageKeys.email, email)
}

export function updateStoredNames(account: Omit<StoredSession, 'token'>) {
  const names = [account.userId, account.username, account.email]
  if (!isStoredAccount(account.userId)) return
  if (storedNames().every((name, at) => name === names[at])) return
  storeNames(account)
  window.dispatchEvent(new Event(sessionChangedEvent))
}

function storeUnconfirmed(isUnconfirmed = false) {
  if (isUnconfirmed) localStorage.setItem(unconfirmedKey, 'yes')
  else localStorage.removeItem(unconfirmedKey)
}

/** Asks the storage itself, which another tab may be about to write. */
const isStoredAccount = (userId: string) =>
  stored(storageKeys.token) !== '' && stored(storageKeys.userId) === userId && !isOtherAccountStored()

/** Kept beside the names, so that the next screen has its notice, or none, from the first paint on. */
export function rememberUnconfirmed(userId: string, isUnconfirmed?: boolean) {
  if (isStoredAccount(userId)) storeUnconfirmed(isUnconfirmed)
}

export const isKnownUnconfirmed = () => stored(unconfirmedKey) !== ''

/** Kept likewise. Of our own pictures only: a style would tell another site which page asks for one. */
export function rememberPortrait(userId: string, address: string) {
  if (!isStoredAccount(userId)) return
  if (address.startsWith('/')) localStorage.setItem(portraitKey, address)
  else localStorage.removeItem(portraitKey)
  showPortrait()
}

export const knownPortrait = () => stored(portraitKey)

function showPortrait() {
  const address = knownPortrait()
  document.documentElement.style.setProperty('--portrait', address && `url(${JSON.stringify(address)})`)
}

/** Without saved notification settings, mails use this time zone. A failure makes no difference here. */
function reportTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone) void http.put<null>('/api/notifications/time-zone', { timeZone }).catch(() => {})
}

export function beginSession(session: NewSession) {
  unmarkedToken = null
  setTabAccount('')
  store(session)
  window.dispatchEvent(new Event(sessionChangedEvent))
  reportTimeZone()
}

export function keepToken(newToken: string) {
  setTabAccount('')
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  unmarkedToken = newToken
  localStorage.setItem(storageKeys.token, newToken)
  window.dispatchEvent(new Event(sessionChangedEvent))
}

/** Does not wait for the server, whose answer changes nothing for the user. */
export async function leaveSession(): Promise<void> {
  void http.post<null>('/api/auth/logout', undefined).catch(() => {})
  forgetSession()
}

export function forgetSession() {
  wasLeft = true
  discardAllDrafts()
  void discardAllFileDrafts()
  clearStoredSession()
}

/** Of the session this tab shows, or of a sign-up. */
export const hasStoredToken = () => snapshot !== 'signedOut' || stored(storageKeys.token) !== ''

/** Of the session this tab shows. */
export const storedUserId = () => (snapshot !== 'signedOut' && (JSON.parse(snapshot) as string[])[0]) || undefined

/** Whether the user signed out themselves. Screens then do not ask them to sign in again. */
export const leftByChoice = () => wasLeft

if (typeof window !== 'undefined') watch()
