import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

export const handle = { noJs: true }

export default function PublicLayout() {
  const main = useFocusOnArrival(useLocation().pathname)
  // Only after logging out on a signed-in screen: tells `site.js` to set up this markup.
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
