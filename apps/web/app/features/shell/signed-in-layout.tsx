import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { useLive } from '../../live/use-live.ts'
import { whenIdle } from '../../load-part.ts'
import { paths } from '../../paths.ts'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { notify } from '../../ui/notify.ts'
import { accountQuery } from '../accounts/shared/account-query.ts'
import { ConfirmAddressNotice } from '../accounts/shared/confirm-address-notice.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { countUnsentMessages, useUnreadConversations } from '../messages/shared/unread.ts'
import type { Workspace } from '../navigation/shared/workspace.ts'
import { useAttention } from '../proposals/shared/attention.ts'
import { SkipLink } from './skip-link.tsx'
import { TopNav } from './top-nav.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useWorkspace } from './use-workspace.ts'
import { WorkspaceNav } from './workspace-nav.tsx'

const OtherAccountNotice = lazyPart(async () => ({
  default: (await import('../accounts/shared/other-account-notice.tsx')).OtherAccountNotice,
}))
const LateParts = lazyPart(() => import('./late-parts.tsx'), FloatingPartMissing)

export default function SignedInLayout() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { status, user, otherAccount, signOut } = useSession()
  const account = useQuery(accountQuery(user?.id ?? '')).data
  const { workspace, hasSidebar } = useWorkspace(pathname, account?.side)
  const main = useFocusOnArrival(pathname)
  const attention = useAttention(user?.id ?? '', pathname)
  const unreadConversations = useUnreadConversations(user?.id ?? '')
  useLive(otherAccount ? '' : (user?.id ?? ''))

  // The security settings have it in full. While an assessment is timed, nothing else asks for attention.
  const isNoticeApt = !/^\/settings\/security|[?&]attempt=/.test(pathname + search)

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

  const navOf = (side: Workspace) => (
    <WorkspaceNav
      workspace={side}
      pathname={pathname}
      attention={attention}
      unreadConversations={unreadConversations}
      onLogOut={user ? logOut : undefined}
    />
  )
  // What is not known yet, the style sheet decides by an attribute that is set before the first paint.
  const nav = workspace ? (
    navOf(workspace)
  ) : (
    <>
      <div className="freelancing:hidden">{navOf('client')}</div>
      <div className="hiring:hidden">{navOf('freelancer')}</div>
    </>
  )

  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <TopNav
        user={status === 'loading' ? undefined : user && { ...user, picture: account?.profileImage }}
        onLogOut={logOut}
        sidebar={nav}
      />
      {isNoticeApt ? <ConfirmAddressNotice user={(!otherAccount && user) || undefined} pathname={pathname} /> : null}
      <Suspense>
        {isIdle || unsent > 0 ? <LateParts count={unsent} onStay={() => setUnsent(0)} onLogOut={endSession} /> : null}
      </Suspense>
      <Suspense>
        {otherAccount ? <OtherAccountNotice own={user?.name || 'another account'} other={otherAccount} /> : null}
      </Suspense>
      <div className={hasSidebar ? 'frame signed-in:lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-12' : 'frame'}>
        {hasSidebar ? (
          <aside className="sticky top-16 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto px-0.5 py-10 signed-in:lg:block">
            {nav}
          </aside>
        ) : null}
        <main id="main" ref={main} tabIndex={-1} className="min-w-0 py-8 lg:py-10">
          <Outlet />
        </main>
      </div>
    </>
  )
}

function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-40 h-0.5 animate-breathe bg-rose-solid" />
}
