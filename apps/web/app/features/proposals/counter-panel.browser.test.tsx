import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertProposals } from '../../../../../e2e/support/proposals.ts'
import { hideProject } from '../../../testing/hide-project.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { OwnProposal } from './own-proposal.tsx'

test('a freelancer who answers a counter-offer reads what they would get of their price', async () => {
  const [client, freelancer] = [await person(), await person()]
  const { projectId, proposalIds } = await insertProposals(client, [freelancer])
  await client.call('POST', `/api/proposals/${proposalIds[0]}/counters`, { version: 1, bidAmount: 900 })
  signInAs(freelancer)
  const project = await freelancer.call<ProjectDetailView>('GET', `/projects/${projectId}`)
  mount(<OwnProposal project={project} userId={freelancer.userId} />)

  await page.getByRole('button', { name: 'Answer with Your Own Terms' }).click()
  await page.getByLabelText('Price').fill('1000')

  await expect.element(page.getByText('You get $900 after the 10% fee.')).toBeVisible()
})

test('a counter-offer that has just gone out of date is not accepted, and the screen then shows what stands', async () => {
  const [client, freelancer] = [await person(), await person()]
  const { projectId, proposalIds } = await insertProposals(client, [freelancer])
  const url = `/api/proposals/${proposalIds[0]}`
  await client.call('POST', `${url}/counters`, { version: 1, bidAmount: 900 })
  signInAs(freelancer)
  const project = await freelancer.call<ProjectDetailView>('GET', `/projects/${projectId}`)
  mount(<OwnProposal project={project} userId={freelancer.userId} />)
  const accept = page.getByRole('button', { name: 'Accept These Terms' })
  await expect.element(accept).toBeVisible()

  // From another device, and before any news of it reaches this page.
  await freelancer.call('PUT', url, { version: 1, message: 'I would begin with the map.', bidAmount: 1_100 })
  await accept.click()

  await expect.element(page.getByText('$1,100').first()).toBeVisible()
  await expect.element(accept).not.toBeInTheDocument()
  const { bidAmount, counters } = await freelancer.call<ProposalView>('GET', `${url}/full`)
  expect([bidAmount, counters.map(({ status }) => status)]).toEqual([1_100, ['outdated']])
})

test('a counter-offer on a project that operators hid can be declined, and not accepted', async () => {
  const [client, freelancer] = [await person(), await person()]
  const { projectId, proposalIds } = await insertProposals(client, [freelancer])
  await client.call('POST', `/api/proposals/${proposalIds[0]}/counters`, { version: 1, bidAmount: 900 })
  await hideProject(client, projectId)
  signInAs(freelancer)
  const project = await freelancer.call<ProjectDetailView>('GET', `/projects/${projectId}`)
  mount(<OwnProposal project={project} userId={freelancer.userId} />)

  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept These Terms' })).not.toBeInTheDocument()
})
