import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { arrangeEarned } from '../../../testing/people.ts'
import { OwnMoney } from './own-money.tsx'

test('a suspended person withdraws what they earned from a day on, and not before', async () => {
  await arrangeEarned()
  const withdraw = page.getByRole('button', { name: 'Withdraw $90' })
  const { unmount } = mount(<OwnMoney withdrawableFrom="2999-01-01T00:00:00Z" />)
  await expect.element(page.getByText('You can withdraw it from January 1, 2999 on.')).toBeVisible()
  await expect.element(withdraw).not.toBeInTheDocument()
  unmount()

  mount(<OwnMoney withdrawableFrom="2020-01-01T00:00:00Z" />)

  await expect.element(withdraw).toBeVisible()
})
