import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { ReviewDone } from './review-done.tsx'

/** Says when the effects of what was shown before it have run. */
function Settled() {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => setIsSettled(true), [])
  return isSettled ? <p>Settled</p> : null
}

test.each([
  { when: 'follows an answer takes the focus, so that a screen reader goes on there', hasBegun: true },
  { when: 'is all there is leaves the focus alone', hasBegun: false },
])('an end that $when', async ({ hasBegun }) => {
  mount(
    <>
      <ReviewDone doneToday={3} nextAt="2030-05-02T00:00:00.000Z" hasBegun={hasBegun} />
      <Settled />
    </>,
  )

  await expect.element(page.getByText('Settled')).toBeVisible()
  const focused = document.activeElement === document.body ? '' : document.activeElement?.textContent
  expect(focused).toMatch(hasBegun ? /^Done for today/ : /^$/)
})
