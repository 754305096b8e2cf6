import { useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { beginSession, leaveSession, sessionSnapshot, subscribeToSession } from './session-store.ts'

export interface SessionUser {
  id: string
  name: string
  email: string
}

export type SessionStatus = 'loading' | 'signedIn' | 'signedOut'

export interface Session {
  /** 'loading' until the browser could look: on the server and for the first moment of a page. */
  status: SessionStatus
  /** Stored texts; empty where one is missing. */
  user: SessionUser | null
  /** Whether the missing texts are being fetched. */
  isCompleting: boolean
  signIn: typeof beginSession
  /** Ends the session here and on the server, says so, and goes to the landing page. */
  signOut: () => void
}

/** Who is signed in. A stored token means that somebody is. Tabs of one browser agree. */
export function useSession(): Session {
  const snapshot = useSyncExternalStore(subscribeToSession, sessionSnapshot, () => 'loading')
  const navigate = useNavigate()

  return useMemo(() => {
    const signOut = () => {
      leaveSession()
      notify.success('Logout successful')
      void navigate(paths.home)
    }
    const acts = { signIn: beginSession, signOut }
    if (snapshot === 'loading' || snapshot === 'signedOut') {
      return { status: snapshot, user: null, isCompleting: false, ...acts }
    }
    const [id = '', name = '', email = '', completing] = JSON.parse(snapshot) as string[]
    return { status: 'signedIn', user: { id, name, email }, isCompleting: completing !== '', ...acts }
  }, [snapshot, navigate])
}
