import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { agree, pay } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import PaymentsScreen from './payments-screen.tsx'

async function mountFor(isPaid: boolean) {
  const [client, freelancer] = [await person(), await person()]
  const { contractId } = await agree(client, freelancer)
  if (isPaid) await pay(client, contractId)
  signInAs(client)
  return mount(<PaymentsScreen />)
}

test('sums wait for the first payment', async () => {
  const { unmount } = await mountFor(false)

  await expect.element(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
  expect(page.getByText('Total paid').elements()).toEqual([])
  unmount()
})

test('sums come with the first payment', async () => {
  const { unmount } = await mountFor(true)

  await expect.element(page.getByText('Total paid')).toBeVisible()
  unmount()
})
