import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Disclosure } from './disclosure.tsx'

test('the arrow of a closed part points on, also within one that is open', async () => {
  mount(
    <Disclosure summary="Lesson" open>
      <Disclosure summary="Solution">42</Disclosure>
    </Disclosure>,
  )
  const arrowOf = (summary: string) => page.getByText(summary).element().querySelector('svg') as SVGElement
  await expect.element(page.getByText('Solution')).toBeVisible()
  const turnOf = (summary: string) => getComputedStyle(arrowOf(summary)).rotate

  await expect.poll(() => turnOf('Lesson')).toBe('90deg')
  expect(turnOf('Solution')).toBe('none')
  await page.getByText('Solution').click()
  await expect.poll(() => turnOf('Solution')).toBe('90deg')
})
