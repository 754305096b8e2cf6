import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '../../ui/notify.ts'
import { signInPath } from './return-path.ts'
import { type SessionUser, useSession } from './session.tsx'
import { leftByChoice } from './session-store.ts'

export const authenticationRequired = 'Authentication required. Please login.'

/**
 * The signed-in user, for screens that are nothing without one: everybody else is told so and sent to sign in, from
 * where they come back. Null meanwhile.
 */
export function useRequiredUser(): SessionUser | null {
  const { status, user, isCompleting } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isMissing = status === 'signedOut' || (status === 'signedIn' && user?.id === '' && !isCompleting)

  useEffect(() => {
    if (!isMissing || leftByChoice()) return
    notify.error(authenticationRequired)
    void navigate(signInPath({ pathname, search, hash }), { replace: true })
  }, [isMissing, pathname, search, hash, navigate])

  return user?.id ? user : null
}
