import { useMemo, useSyncExternalStore } from 'react'
import { beginSession, leaveSession, sessionSnapshot, subscribeToSession } from './session-store.ts'

export interface SessionUser {
  id: string
  name: string
  email: string
}

type SessionStatus = 'loading' | 'signedIn' | 'signedOut'

export interface Session {
  /** 'loading' until the browser could look: on the server and for the first moment of a page. */
  status: SessionStatus
  /** Stored texts; empty where one is missing. */
  user: SessionUser | null
  /** Whether the missing texts are being fetched. */
  isCompleting: boolean
  /** The name of another account that another tab has signed in with since; this tab then sends nothing. */
  otherAccount: string | undefined
  signIn: typeof beginSession
  /** Ends the session, here at once and then on the server. Whoever calls it says so and leads away. */
  signOut: () => Promise<void>
}

/** Who is signed in. A stored token means that somebody is. Tabs of one browser agree. */
export function useSession(): Session {
  const snapshot = useSyncExternalStore(subscribeToSession, sessionSnapshot, () => 'loading')

  return useMemo(() => {
    const acts = { signIn: beginSession, signOut: leaveSession }
    if (snapshot === 'loading' || snapshot === 'signedOut') {
      return { status: snapshot, user: null, isCompleting: false, otherAccount: undefined, ...acts }
    }
    const [id = '', name = '', email = '', completing, other] = JSON.parse(snapshot) as string[]
    return {
      status: 'signedIn',
      user: { id, name, email },
      isCompleting: completing !== '',
      otherAccount: other || undefined,
      ...acts,
    }
  }, [snapshot])
}
