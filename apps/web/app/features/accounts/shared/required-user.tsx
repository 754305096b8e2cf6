import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../../ui/notify.ts'
import { signInPath } from './return-path.ts'
import { type SessionUser, useSession } from './session.tsx'
import { leftByChoice } from './session-store.ts'

const authenticationRequired = 'Authentication required. Please login.'

/**
 * The signed-in user, for screens that are nothing without one: everybody else is told so and sent to sign in, from
 * where they come back. Null meanwhile.
 */
export function useRequiredUser(): SessionUser | null {
  const { status, user, isCompleting } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isMissing = status === 'signedOut' || (status === 'signedIn' && user?.id === '' && !isCompleting)

  // Whoever signs out while they look at the screen is on their way elsewhere; whoever arrives signed out is not.
  const hadUser = useRef(false)
  useEffect(() => {
    if (user) hadUser.current = true
    if (!isMissing || (hadUser.current && leftByChoice())) return
    notify.error(authenticationRequired)
    void navigate(signInPath({ pathname, search, hash }), { replace: true })
  }, [user, isMissing, pathname, search, hash, navigate])

  return user?.id ? user : null
}
