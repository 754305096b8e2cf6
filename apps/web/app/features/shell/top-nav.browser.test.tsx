import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { TopNav } from './top-nav.tsx'

test.each([320, 375])('the top bar fits %d pixels before the account is known', async (width) => {
  await page.viewport(width, 667)
  document.documentElement.dataset.session = 'in'
  mount(<TopNav user={undefined} onLogOut={() => {}} />)

  await expect.element(page.getByRole('link', { name: 'Guildhall, home' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('a long name is cut at its end, also one that is written from the right', async () => {
  await page.viewport(1280, 800)
  const name = 'محمد عبد الرحمن بن عبد العزيز'
  mount(<TopNav user={{ id: '1', name, email: 'm@example.com' }} onLogOut={() => {}} />)
  const shown = page.getByText(name)
  await expect.element(shown).toBeVisible()

  const first = document.createRange()
  first.setStart(shown.element().firstChild ?? document, 0)
  first.setEnd(shown.element().firstChild ?? document, 1)
  expect(shown.element().scrollWidth).toBeGreaterThan(shown.element().clientWidth)
  expect(first.getBoundingClientRect().right).toBeLessThanOrEqual(shown.element().getBoundingClientRect().right)
})
