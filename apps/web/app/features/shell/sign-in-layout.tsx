import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'
import { DovetailJoint } from '../../ui/illustrations/dovetail-joint.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { leaveTabAccount } from '../accounts/shared/session-store.ts'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export default function SignInLayout() {
  const main = useFocusOnArrival(useLocation().pathname)
  useEffect(leaveTabAccount, [])

  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col px-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] sm:px-[max(2rem,env(safe-area-inset-left),env(safe-area-inset-right))] lg:px-14">
        <header className="flex h-16 items-center justify-between">
          <a href={paths.home} className="flex min-h-11 items-center" aria-label="Guildhall, home">
            <Wordmark />
          </a>
          <ThemeSwitch />
        </header>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10"
        >
          <Outlet />
        </main>
      </div>
      <aside className="hidden border-l border-line bg-sunken lg:block">
        {/* As high as the window, and in rows of their own: nothing moves when a screen leads on to a longer one, nor when the
            browser has shown the picture before it has read the words. */}
        <div className="sticky top-0 grid h-dvh grid-rows-[minmax(0,13fr)_minmax(0,7fr)] gap-12 p-14">
          <DovetailJoint className="max-h-full min-h-0 w-full max-w-lg self-end justify-self-center" />
          <p className="mx-auto max-w-sm text-center font-display text-2xl text-balance">
            Clients bring projects, freelancers bring skills. Guildhall is where they meet.
          </p>
        </div>
      </aside>
    </div>
  )
}
