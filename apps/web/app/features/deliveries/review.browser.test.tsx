import type { ContractDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { pay } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { deliver, insertDeal, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { getQueryClient } from '../../query-client.ts'
import { DeliveryReview } from './shared/delivery-review.tsx'

test('an approval, a request for changes and a download that fail are told, change nothing and keep what was typed', async () => {
  const { client, freelancer, proposalId } = await insertDeal()
  await deliver(freelancer, proposalId)
  signInAs(client)
  mount(<DeliveryReview proposalId={proposalId} freelancerName="Theo" contractId={undefined} />)
  const dialog = page.getByRole('dialog')
  const approve = page.getByRole('button', { name: 'Approve' })
  await expect.element(approve).toBeVisible()
  await commands.setLine([
    { method: 'GET', path: '/deliverables/', does: 'answer', status: 500 },
    { method: 'POST', path: '/deliverables/', does: 'answer', status: 500 },
  ])

  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(toasts).toContain('Failed to download file. Please try again.')
  await approve.click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect.poll(toasts).toContain('Failed to approve deliverables. Please try again.')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Request Changes' }).click()
  await dialog.getByLabelText('What should change?').fill('The map is missing.')
  await dialog.getByRole('button', { name: 'Request Changes' }).click()
  await expect.poll(toasts).toContain('Failed to reject deliverables. Please try again.')
  await expect.element(dialog.getByLabelText('What should change?')).toHaveValue('The map is missing.')
  const delivery = await client.call('GET', `/api/proposals/${proposalId}/deliverables`)
  expect(delivery).toMatchObject({ deliveryStatus: 'submitted' })

  await commands.setLine([])
  await dialog.getByRole('button', { name: 'Request Changes' }).click()
  await expect.element(page.getByText('You requested changes.')).toBeVisible()
  await expect.element(page.getByText('The map is missing.')).toBeVisible()

  await deliver(freelancer, proposalId)
  await getQueryClient().invalidateQueries()
  await page.getByRole('button', { name: 'Request Changes' }).click()
  await expect.element(dialog.getByLabelText('What should change?')).toHaveValue('')
})

test('an answer that is refused, because another tab gave one, shows that one', async () => {
  const { client, freelancer, proposalId } = await insertDeal()
  await deliver(freelancer, proposalId)
  signInAs(client)
  mount(<DeliveryReview proposalId={proposalId} freelancerName="Theo" contractId={undefined} />)
  await page.getByRole('button', { name: 'Approve' }).click()
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)

  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()

  await expect.poll(toasts).toContain('Failed to approve deliverables. Please try again.')
  await expect.element(page.getByText('Approved', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

test('what is in dispute can be neither approved nor sent back', async () => {
  const { client, freelancer, proposalId } = await insertDeal()
  const { contractId } = await client.call<{ contractId: string }>('GET', `/api/proposals/${proposalId}/full`)
  await pay(client, contractId)
  await deliver(freelancer, proposalId)
  const { money } = await client.call<ContractDetailView>('GET', `/api/contracts/${contractId}`)
  const split = { release: 0, refund: money.held, reason: 'It is not what we agreed on.' }
  await client.call('POST', `/api/contracts/${contractId}/disputes`, split)
  signInAs(client)
  mount(<DeliveryReview proposalId={proposalId} freelancerName="Theo" contractId={undefined} />)

  await expect.element(page.getByText('plans.pdf')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Request Changes' })).not.toBeInTheDocument()
})
