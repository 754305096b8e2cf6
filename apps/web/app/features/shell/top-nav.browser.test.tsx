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
