import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'

// A copy of its own: other tests of this browser have shown screens.
const ofNewTab = './use-focus-on-arrival.ts?new-tab'
const { useFocusOnArrival } = (await import(/* @vite-ignore */ ofNewTab)) as typeof import('./use-focus-on-arrival.ts')

function Layout() {
  const main = useFocusOnArrival(useLocation().pathname)
  return (
    <>
      <Link to="/second">Second</Link>
      <main ref={main} tabIndex={-1} />
    </>
  )
}

test('the first screen of a tab leaves the focus to the browser, and the next one takes it', async () => {
  mount(<Layout />, '/first')
  const link = page.getByRole('link', { name: 'Second' })
  await expect.element(link).toBeVisible()
  expect(document.activeElement).toBe(document.body)

  await link.click()

  await expect.element(page.getByRole('main')).toHaveFocus()
})
