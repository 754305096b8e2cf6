import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useLive } from '../../live/use-live.ts'
import { whenIdle } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { notify } from '../../ui/notify.ts'
import { accountQuery } from '../accounts/shared/account-query.ts'
import { ConfirmAddressNotice } from '../accounts/shared/confirm-address-notice.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { knownPortrait, rememberPortrait } from '../accounts/shared/session-store.ts'
import { countUnsentMessages, useUnreadConversations } from '../messages/shared/unread.ts'
import { hasSidebar, type Workspace } from '../navigation/shared/workspace.ts'
import { useAttention } from '../proposals/shared/attention.ts'
import { SkipLink } from './skip-link.tsx'
import { TopNav } from './top-nav.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { usePlace } from './use-place.ts'
import { useWorkspace } from './use-workspace.ts'
import { BottomBar, type PlacesProps, WorkspaceNav } from './workspace-nav.tsx'

const OtherAccountNotice = lazyPart(async () => ({
  default: (await import('../accounts/shared/other-account-notice.tsx')).OtherAccountNotice,
}))
const LateParts = lazyPart(() => import('./late-parts.tsx'), FloatingPartMissing)

export default function SignedInLayout() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { status, user, otherAccount, signOut } = useSession()
  const account = useQuery(accountQuery(user?.id ?? '')).data
  useEffect(() => {
    if (account) rememberPortrait(account.userId, account.profileImage)
  }, [account])
  const workspace = useWorkspace(pathname, account?.side)
  const place = usePlace(pathname, user?.id)
  const main = useFocusOnArrival(pathname)
  const attention = useAttention(user?.id ?? '', pathname)
  const unreadConversations = useUnreadConversations(user?.id ?? '')
  useLive(otherAccount ? '' : (user?.id ?? ''))

  // While an assessment is timed, nothing else asks for attention. The security settings have the notice in full.
  const isTimed = /[?&]attempt=/.test(search)
  const isNoticeApt = !isTimed && !/^\/settings\/security/.test(pathname)

  const [unsent, setUnsent] = useState(0)
  // Must be loaded before the connection is lost.
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])

  async function logOut() {
    // Another tab signed in to another account, whose session must not end here.
    if (otherAccount) return window.location.reload()
    const waiting = countUnsentMessages(user?.id ?? '')
    if (waiting > 0) return setUnsent(waiting)
    await endSession()
  }

  async function endSession() {
    setUnsent(0)
    await signOut()
    notify.success('Logout successful')
    void navigate(paths.home)
  }

  // What is not known yet, the style sheet decides by an attribute that is set before the first paint.
  const bySide = (show: (places: PlacesProps) => ReactNode) => {
    const of = (side: Workspace) => show({ workspace: side, pathname: place, attention, unreadConversations })
    if (workspace) return of(workspace)
    return (
      <>
        <div className="freelancing:hidden">{of('client')}</div>
        <div className="hiring:hidden">{of('freelancer')}</div>
      </>
    )
  }
  const sidebar = bySide((places) => (
    <WorkspaceNav {...places} onLogOut={status === 'signedOut' ? undefined : logOut} />
  ))
  const isBesideSidebar = hasSidebar(pathname)

  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <TopNav
        user={status === 'loading' ? undefined : user && { ...user, picture: account?.profileImage ?? knownPortrait() }}
        onLogOut={logOut}
        sidebar={sidebar}
      />
      {isNoticeApt ? <ConfirmAddressNotice user={(!otherAccount && user) || undefined} pathname={pathname} /> : null}
      <Suspense>
        {isIdle || unsent > 0 ? <LateParts count={unsent} onStay={() => setUnsent(0)} onLogOut={endSession} /> : null}
      </Suspense>
      <Suspense>
        {otherAccount ? <OtherAccountNotice own={user?.name || 'another account'} other={otherAccount} /> : null}
      </Suspense>
      <div className={isBesideSidebar ? 'frame beside-sidebar' : 'frame'}>
        {isBesideSidebar ? <aside className="sidebar">{sidebar}</aside> : null}
        <main id="main" ref={main} tabIndex={-1} className="screen">
          <Outlet />
        </main>
      </div>
      {isTimed ? null : (
        <nav aria-label="Places" className="bottom-bar">
          {bySide((places) => (
            <BottomBar {...places} />
          ))}
        </nav>
      )}
    </>
  )
}

function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="navigation-progress" />
}
