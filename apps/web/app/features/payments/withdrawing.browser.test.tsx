import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { agree, pay } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { arrangeEarned, deliver, insider, person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { getQueryClient } from '../../query-client.ts'
import EarningsScreen from './earnings-screen.tsx'

test('a withdrawal whose answer was lost is sent again with its key, and is made once', async () => {
  const [client, freelancer] = [await person(), insider('confirmed')]
  const { contractId, proposalId } = await agree(client, freelancer, { usd: 100 })
  await pay(client, contractId)
  signInAs(freelancer)
  const { unmount } = mount(<EarningsScreen />, '/earnings')
  await expect.element(page.getByText('Held in escrow')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  unmount()
  await deliver(freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  getQueryClient().clear()
  mount(<EarningsScreen />, '/earnings')
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabelText('Amount in USD')
  const withdraw = dialog.getByRole('button', { name: 'Withdraw' })
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await amount.fill('40')
  await commands.setLine([{ method: 'POST', path: '^/api/payouts$', does: 'loseAnswer' }])
  await withdraw.click()
  await expect.element(dialog.getByText('Guildhall could not be reached.')).toBeVisible()
  await expect.element(amount).toHaveValue('40')
  await commands.setLine([])

  await withdraw.click()
  await expect.poll(toasts).toContain('$40 is being paid out to you.')
  await expect.element(page.getByText('$50', { exact: true })).toBeVisible()
  const calls = (await commands.listCalls()).filter(({ method, path }) => method === 'POST' && path === '/api/payouts')
  const keys = calls.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(await freelancer.call<object[]>('GET', '/api/payouts')).toMatchObject([{ amount: 40 }])
})

test('before the address is confirmed nothing can be withdrawn, and the dialog says why', async () => {
  await arrangeEarned()
  mount(<EarningsScreen />, '/earnings')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')

  await expect.element(dialog.getByText('Confirm your email address first')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
})
