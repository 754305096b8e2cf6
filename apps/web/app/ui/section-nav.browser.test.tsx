import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { SectionNav } from './section-nav.tsx'

const sections = Object.fromEntries(
  ['Profile', 'Appearance', 'Notifications', 'Security', 'Your data', 'Reports'].map((title) => [
    title,
    { to: `/${title}`, title },
  ]),
)
const row = page.getByRole('navigation', { name: 'Settings' })
const fades = () => {
  const style = getComputedStyle(row.element())
  return ['--fade-start', '--fade-end'].map((name) => style.getPropertyValue(name))
}

test('a row of tabs fades out at the end that has more of it', async () => {
  await page.viewport(375, 667)
  mount(<SectionNav label="Settings" sections={sections} current="Profile" />)
  await expect.element(row).toBeVisible()
  await expect.poll(fades).toEqual(['0px', '40px'])

  const fadesAtTheEnd = () => {
    // Again each time: at first, the row scrolls by itself to what is open.
    row.element().scrollLeft = 1_000
    return fades()
  }
  await expect.poll(fadesAtTheEnd).toEqual(['40px', '0px'])
})

test('a row of tabs that is in view as a whole fades out nowhere', async () => {
  await page.viewport(1280, 800)
  mount(<SectionNav label="Settings" sections={sections} current="Profile" />)
  await expect.element(row).toBeVisible()
  // In the frame after the first, an animation would have begun.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(fades()).toEqual(['0px', '0px'])
})
