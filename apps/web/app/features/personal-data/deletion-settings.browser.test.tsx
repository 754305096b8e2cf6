import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { arrangeEarned } from '../../../testing/people.ts'
import { DeletionSettings } from './deletion-settings.tsx'

test('an account with money on it is not offered to be deleted', async () => {
  await arrangeEarned()

  mount(<DeletionSettings isSuspended={false} />)

  await expect.element(page.getByText('Withdraw your $90 first')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
})
