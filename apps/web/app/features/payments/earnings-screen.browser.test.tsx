import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import EarningsScreen from './earnings-screen.tsx'

test('a new account is shown the way to its first earnings instead of zeros', async () => {
  signInAs(await person())
  mount(<EarningsScreen />, '/earnings')

  await expect.element(page.getByRole('link', { name: 'Browse Projects' })).toBeVisible()
  await expect.element(page.getByText('$0', { exact: false })).not.toBeInTheDocument()
})
