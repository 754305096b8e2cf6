import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

/** Public pages are complete as HTML. */
export const handle = { noJs: true }

export default function PublicLayout() {
  const main = useFocusOnArrival(useLocation().pathname)
  // Runs only when somebody comes here from a signed-in screen, by logging out: `site.js` then has markup to fill.
  useEffect(() => {
    window.dispatchEvent(new Event('guildhall:shown'))
  }, [])

  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
