import { useMemo, useSyncExternalStore } from 'react'
import { beginSession, leaveSession, sessionSnapshot, subscribeToSession } from './session-store.ts'

export interface SessionUser {
  id: string
  name: string
  email: string
}

type SessionStatus = 'loading' | 'signedIn' | 'signedOut'

export interface Session {
  status: SessionStatus
  user: SessionUser | null
  /** Name of the other account if another tab has signed in to one. This tab then sends no requests. */
  otherAccount: string | undefined
  signIn: typeof beginSession
  /** Ends the session here, then on the server. The caller shows a message and navigates away. */
  signOut: () => Promise<void>
}

/** A stored token means signed in. Tabs stay in sync. */
export function useSession(): Session {
  const snapshot = useSyncExternalStore(subscribeToSession, sessionSnapshot, () => 'loading')

  return useMemo(() => {
    const acts = { signIn: beginSession, signOut: leaveSession }
    if (snapshot === 'loading' || snapshot === 'signedOut') {
      return { status: snapshot, user: null, otherAccount: undefined, ...acts }
    }
    const [id = '', name = '', email = '', other] = JSON.parse(snapshot) as string[]
    return {
      status: 'signedIn',
      user: { id, name, email },
      otherAccount: other || undefined,
      ...acts,
    }
  }, [snapshot])
}
