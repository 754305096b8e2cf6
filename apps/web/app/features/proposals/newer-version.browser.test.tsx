import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertProposals } from '../../../../../e2e/support/proposals.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { getQueryClient } from '../../query-client.ts'
import { ClientProposals } from './client-proposals.tsx'
import { OwnProposal } from './own-proposal.tsx'

async function arrange() {
  const [client, freelancer] = [await person(), await person('Ann')]
  const { projectId, proposalIds } = await insertProposals(client, [freelancer])
  const url = `/api/proposals/${proposalIds[0]}`
  /** As from another device, with the news that live events bring. */
  async function editElsewhere() {
    await freelancer.call('PUT', url, { version: 1, message: 'I would begin with the map.', bidAmount: 1_200 })
    await getQueryClient().invalidateQueries()
    await expect.element(page.getByText('$1,200').first()).toBeVisible()
  }
  const projectFor = (viewer: typeof client) => viewer.call<ProjectDetailView>('GET', `/projects/${projectId}`)
  return {
    client,
    freelancer,
    projectFor,
    editElsewhere,
    read: () => freelancer.call<ProposalView>('GET', `${url}/full`),
  }
}

test('what is typed in an edit stays when a newer version arrives, and the person chooses which one stands', async () => {
  const { freelancer, projectFor, editElsewhere, read } = await arrange()
  signInAs(freelancer)
  mount(<OwnProposal project={await projectFor(freelancer)} userId={freelancer.userId} />)
  const message = page.getByRole('textbox', { name: 'Your proposal' })
  await page.getByRole('button', { name: 'Edit Proposal' }).click()
  await message.fill('I would begin with the timetable.')

  await editElsewhere()
  await expect.element(message).toHaveValue('I would begin with the timetable.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText(/It differs from what you have here in: Your proposal, Price/)).toBeVisible()
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.element(message).toHaveValue('I would begin with the map.')
  await page.getByRole('button', { name: 'Bring back what I wrote' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()

  await expect.poll(read).toMatchObject({ version: 3, message: 'I would begin with the timetable.', bidAmount: 1_000 })
})

test('a counter-offer answers the version that was read, and a newer one only after it was read as well', async () => {
  const { client, projectFor, editElsewhere, read } = await arrange()
  signInAs(client)
  mount(<ClientProposals project={await projectFor(client)} />)
  await page.getByRole('button', { name: 'Ann' }).click()
  await page.getByRole('button', { name: 'Make a Counter-Offer' }).click()
  await page.getByLabelText('Price').fill('900')
  const send = page.getByRole('button', { name: 'Send Counter-Offer' })

  await editElsewhere()
  await expect.element(send).toBeDisabled()
  await page.getByRole('button', { name: 'I Have Read It' }).click()
  await expect.element(page.getByLabelText('Price')).toHaveValue('900')
  await send.click()

  await expect.poll(async () => (await read()).counters).toMatchObject([{ bidAmount: 900, status: 'open' }])
})
