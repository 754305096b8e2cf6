import type { Page } from '@playwright/test'
import { pay } from '../support/contracts.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('milestones are proposed, the contract is changed, one of them is released, and both read the same lines', async ({
  person,
  pageOf,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const [working, hiring] = [await pageOf(freelancer), await pageOf(client)]

  await test.step('the freelancer splits the price into milestones', async () => {
    await working.goto(`/projects/${projectId}`)
    await working.getByLabel('Your proposal').fill('In two steps.')
    await working.getByLabel('Price in USD').fill('1000')
    await working.getByRole('button', { name: 'Split into Milestones' }).click()
    await fillMilestones(working, [
      ['Design', '400'],
      ['Pages', '500'],
    ])
    await working.getByRole('button', { name: 'Apply Now' }).click()
    await expect(working.getByText('The milestones must add up to $1,000. Now they are $900.')).toBeVisible()
    await working.getByLabel('Amount of milestone 2').fill('600')
    await working.getByRole('button', { name: 'Apply Now' }).click()
    await expect(working.getByText('Pending', { exact: true })).toBeVisible()
  })

  await test.step('the client reads them and accepts', async () => {
    await hiring.goto(`/projects/${projectId}`)
    await hiring.getByRole('button', { name: new RegExp(freelancer.username) }).click()
    await expect(hiring.getByRole('listitem').filter({ hasText: 'Pages$600' }).last()).toBeVisible()
    await hiring.getByRole('button', { name: 'Accept Proposal' }).click()
    await hiring.getByRole('dialog').getByRole('button', { name: 'Accept Proposal' }).click()
    await hiring.getByRole('link', { name: 'Open Contract' }).click()
    await expect(hiring.getByRole('heading', { name: 'Milestones' })).toBeVisible()
  })
  const [contract] = await client.call<{ _id: string }[]>('GET', '/api/contracts?role=client')
  await pay(client, contract?._id ?? '')

  await test.step('the client offers a lower amount with other milestones; a reload keeps what was typed', async () => {
    await hiring.reload()
    await hiring.getByRole('button', { name: 'Offer a Change' }).click()
    await hiring.getByLabel('New amount in USD').fill('800')
    await hiring.getByLabel('Reason').fill('One page less.')
    await expect(hiring.getByText(/^\$200 of what is held goes back to .* at once\./)).toBeVisible()
    await hiring.getByRole('button', { name: 'Send Change' }).click()
    await expect(hiring.getByText('those that are left must add up to $800.')).toBeVisible()
    await hiring.reload()
    await expect(hiring.getByLabel('New amount in USD')).toHaveValue('800')
    await hiring.getByRole('button', { name: 'Change the Milestones' }).click()
    await hiring.getByLabel('Amount of milestone 2').fill('400')
    await hiring.getByRole('button', { name: 'Send Change' }).click()
    await expect(hiring.getByRole('heading', { name: 'You offered to change this contract' })).toBeVisible()
  })

  await test.step('the freelancer sees before and after, and accepts', async () => {
    await working.goto(`/contracts/${contract?._id}`)
    await expect(working.getByText('$1,000').first()).toBeVisible()
    await expect(working.getByText('One page less.')).toBeVisible()
    await working.getByRole('button', { name: 'Accept Change' }).click()
    const dialog = working.getByRole('dialog')
    await expect(dialog.getByText(/The amount becomes \$800\. \$200 of what is held goes back/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept Change' }).click()
    await expectToast(working, 'The contract is changed.')
    await expect(hiring.getByText('$200 refunded')).toBeVisible()
  })

  await test.step('the client releases a milestone, and is told the amounts first', async () => {
    await hiring.getByRole('button', { name: 'Release Design' }).click()
    const dialog = hiring.getByRole('dialog')
    await expect(dialog.getByText(/gets \$360 at once, and Guildhall’s fee is \$40\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Release $400' }).click()
    await expect(hiring.getByText('$400 released for the milestone “Design”')).toBeVisible()
    await expect(hiring.getByText('The last milestone is released when the client approves the work.')).toBeVisible()
    await expect(working.getByText('$400 released for the milestone “Design”')).toBeVisible()
  })

  await test.step('both read the same lines and the same history', async () => {
    const rows = ['−$1,000', '+$1,000', '−$200', '+$200', '−$400', '+$360', '+$40']
    for (const page of [hiring, working]) {
      const lines = page.getByRole('table', { name: 'Lines of the ledger' }).locator('tbody tr')
      await expect(lines).toHaveCount(rows.length)
      for (const [position, amount] of rows.entries()) await expect(lines.nth(position)).toContainText(amount)
      await page.getByText('Earlier changes (1)').click()
      await expect(page.getByText(`Offered by ${client.username}`)).toBeVisible()
    }
  })
})

async function fillMilestones(page: Page, milestones: [string, string][]) {
  for (const [position, [title, amount]] of milestones.entries()) {
    await page.getByLabel(`Milestone ${position + 1}`, { exact: true }).fill(title)
    await page.getByLabel(`Amount of milestone ${position + 1}`).fill(amount)
  }
}
