import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../../ui/notify.ts'
import { signInPath } from './return-path.ts'
import { type SessionUser, useSession } from './session.tsx'
import { leftByChoice } from './session-store.ts'

const authenticationRequired = 'Authentication required. Please login.'

/** The signed-in user. Without a stored token or user id: null, and a redirect to sign-in, with a way back. */
export function useRequiredUser(): SessionUser | null {
  const { status, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isMissing = status === 'signedOut' || (status === 'signedIn' && user?.id === '')

  // Only users who arrive signed out are redirected. Those who sign out here are already leaving.
  const hadUser = useRef(false)
  useEffect(() => {
    if (user) hadUser.current = true
    if (!isMissing || (hadUser.current && leftByChoice())) return
    notify.error(authenticationRequired)
    void navigate(signInPath({ pathname, search, hash }), { replace: true })
  }, [user, isMissing, pathname, search, hash, navigate])

  return user?.id ? user : null
}
