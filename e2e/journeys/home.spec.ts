import { agree, pay } from '../support/contracts.ts'

import { deliver } from '../support/deliveries.ts'
import { expect, test } from '../support/test.ts'

test('each dashboard begins with what needs the person now, and follows it live', async ({
  baseURL,
  pageOf,
  person,
}) => {
  const [client, freelancer] = [await person('Cora'), await person('Nils')]
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]
  const needsIn = (page: typeof hiring) => page.getByRole('region', { name: 'Needs you now' })
  await hiring.goto('/clientDashBoard')
  await expect(needsIn(hiring)).toContainText('Nothing needs you right now.')
  await expect(hiring.getByRole('region', { name: 'Money by month' })).toHaveCount(0)

  const { contractId, proposalId } = await agree(client, freelancer, { title: 'A page for a choir' })
  await expect(needsIn(hiring).getByRole('listitem')).toContainText('Nils is waiting for you to fund the contract')
  await pay(client, contractId)
  await deliver(baseURL ?? '', freelancer, proposalId)
  const delivered = needsIn(hiring).getByRole('listitem')
  await expect(delivered).toContainText(/Nils delivered.*approved automatically/)
  await expect(needsIn(hiring).getByText('A page for a choir')).toHaveCount(0)
  await expect(hiring.getByRole('region', { name: 'Money by month', exact: true })).toBeVisible()
  await hiring.getByText('Show the numbers').click()
  await expect(hiring.getByRole('row', { name: /\$1,200/ })).toHaveCount(1)

  await working.goto('/freelancerDashboard')
  await expect(needsIn(working)).toContainText('Nothing needs you right now.')
  await delivered.getByRole('link', { name: 'Check the work' }).click()
  await expect(hiring).toHaveURL(new RegExp(`/contracts/${contractId}$`))
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/reject`, { feedback: 'Bluer, please.' })
  const sentBack = needsIn(working).getByRole('listitem')
  await expect(sentBack).toContainText('Cora asked for changes')
  await expect(sentBack.getByRole('link')).toHaveAccessibleDescription(/A page for a choir/)
})
