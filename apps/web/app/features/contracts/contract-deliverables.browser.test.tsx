import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pay } from '../../../../../e2e/support/contracts.ts'
import { mount } from '../../../testing/mount.tsx'
import { deliver, insertDeal, signInAs } from '../../../testing/people.ts'
import { LiveRefetch } from '../../live/live-queries.ts'
import { getQueryClient } from '../../query-client.ts'
import { ContractDeliverables } from './contract-deliverables.tsx'
import ContractScreen from './contract-screen.tsx'
import { contractQuery } from './shared/api.ts'

test('what an approval does with the money is said as the contract has it', async () => {
  const { client, freelancer, proposalId } = await insertDeal()
  await deliver(freelancer, proposalId)
  const { contractId } = await client.call<{ contractId: string }>('GET', `/api/proposals/${proposalId}/full`)
  signInAs(client)
  const dialog = page.getByRole('dialog')
  const ask = async () => {
    const contract = await getQueryClient().fetchQuery({ ...contractQuery(contractId), staleTime: 0 })
    const { unmount } = mount(<ContractDeliverables contract={contract} side="client" />)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect.poll(() => dialog.element().textContent).toMatch(/, and .+ This cannot be undone\./)
    const text = dialog.element().textContent
    unmount()
    return text
  }

  const unpaid = await ask()
  expect(unpaid).toMatch(/The project is then complete, and \$[\d,]+ becomes due\. This cannot be undone\./)
  await pay(client, contractId)
  const paid = await ask()
  expect(paid).toMatch(/The project is then complete, and what you paid into escrow is released to /)
  expect(paid).not.toMatch(/due|not paid/)
})

test('what changes elsewhere reaches a contract whose delivery waits for its review', async () => {
  const { client, freelancer, proposalId } = await insertDeal()
  await deliver(freelancer, proposalId)
  const { contractId } = await client.call<{ contractId: string }>('GET', `/api/proposals/${proposalId}/full`)
  signInAs(client)
  const { unmount } = mount(<ContractScreen />, `/contracts/${contractId}`, '/contracts/:contractId')
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect.element(approve).toBeVisible()
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)

  const refetch = new LiveRefetch(getQueryClient())
  onTestFinished(() => refetch.end())
  refetch.add([{ part: 'contract', contractId }])

  await expect.element(approve).not.toBeInTheDocument()
  // Signed out, it would lead to a screen that is not here.
  unmount()
})
