import { storageKeys } from '@guildhall/contract'
import { useMemo, useSyncExternalStore } from 'react'

export interface SessionUser {
  id: string
  name: string
  email: string
}

export type SessionStatus = 'loading' | 'signedIn' | 'signedOut'

type StoredSession = Record<keyof typeof storageKeys, string>

const changed = 'guildhall:session'

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(changed, listener)
  }
}

/** One string, because a store's snapshot is compared by identity. */
function readStorage(): string {
  const { token, userId, username, email } = storageKeys
  if (!localStorage.getItem(token)) return 'signedOut'
  return JSON.stringify([userId, username, email].map((key) => localStorage.getItem(key) ?? ''))
}

function signIn(session: StoredSession) {
  for (const [name, key] of Object.entries(storageKeys)) localStorage.setItem(key, session[name as keyof StoredSession])
  window.dispatchEvent(new Event(changed))
}

function signOut() {
  for (const key of Object.values(storageKeys)) localStorage.removeItem(key)
  window.dispatchEvent(new Event(changed))
}

/** Who is signed in. A stored token means somebody is; 'loading' until the browser could look. */
export function useSession(): {
  status: SessionStatus
  user: SessionUser | null
  signIn: typeof signIn
  signOut: typeof signOut
} {
  const stored = useSyncExternalStore(subscribe, readStorage, () => 'loading')

  return useMemo(() => {
    if (stored === 'loading' || stored === 'signedOut') return { status: stored, user: null, signIn, signOut }
    const [id = '', name = '', email = ''] = JSON.parse(stored) as string[]
    return { status: 'signedIn', user: { id, name, email }, signIn, signOut }
  }, [stored])
}
