import type { ProjectDetailView, ProposalView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertProposals } from '../../../../../e2e/support/proposals.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { OwnProposal } from './own-proposal.tsx'

test('accepting a counter-offer that was replaced meanwhile accepts neither: the new one is shown and waits for its own answer', async () => {
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
  await client.call('POST', `${url}/counters`, { version: 2, bidAmount: 700 })
  await accept.click()

  await expect.element(page.getByText('$700').first()).toBeVisible()
  await expect.element(accept).toBeVisible()
  const { bidAmount, counters } = await freelancer.call<ProposalView>('GET', `${url}/full`)
  expect([bidAmount, counters.map(({ status }) => status)]).toEqual([1_100, ['outdated', 'open']])
})
