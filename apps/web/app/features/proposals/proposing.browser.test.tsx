import type { ProposalView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { newProject, type Person } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import BrowseProjectsScreen from '../projects/browse-projects-screen.tsx'

const proposing = { method: 'POST', path: '^/api/proposals$' }
const message = page.getByLabelText('Your proposal')
const apply = page.getByRole('button', { name: 'Apply Now' })
const applied = page.getByRole('button', { name: 'Applied' })
const kept = page.getByLabelText('What you wrote')
const isSent = page.getByText('Your proposal has been successfully submitted!')

async function arrange() {
  const [client, freelancer] = await Promise.all([person(), person()])
  const word = crypto.randomUUID().slice(0, 8)
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(`Desk ${word}`))
  signInAs(freelancer)
  const open = () => mount(<BrowseProjectsScreen />, `${paths.browseProjects}?search=${word}`)
  const { unmount } = open()
  await expect.element(apply).toBeVisible()
  return {
    client,
    freelancer,
    propose: ({ call, userId }: Person, text: string) =>
      call<{ _id: string }>('POST', '/api/proposals', { freelancerId: userId, projectId, message: text }),
    reload() {
      unmount()
      getQueryClient().clear()
      open()
    },
    async received() {
      const proposals = await client.call<ProposalView[]>('GET', `/api/proposals/${projectId}`)
      return proposals.map((proposal) => proposal.message)
    },
  }
}

test('every way a proposal can fail is said and keeps what was typed, also after a reload', async () => {
  const { reload, received } = await arrange()
  await apply.click()
  await expect.element(page.getByText('Please write a message before applying!')).toBeVisible()

  await message.fill('I can start on Monday.')
  await commands.setLine([{ ...proposing, does: 'answer', status: 500 }])
  await apply.click()
  await expect.element(page.getByText('Failed to submit the proposal!')).toBeVisible()
  await expect.element(message).toHaveValue('I can start on Monday.')
  await commands.setLine([{ ...proposing, does: 'cut' }])
  await apply.click()
  await expect.element(page.getByText('There was an error. Please try again.')).toBeVisible()
  await commands.setLine([])

  reload()
  await expect.element(message).toHaveValue('I can start on Monday.')
  await apply.click()
  await expect.element(isSent).toBeVisible()
  await expect.element(applied).toBeDisabled()
  expect(await received()).toEqual(['I can start on Monday.'])
  reload()
  await expect.element(applied).toBeDisabled()
})

test('a proposal whose answer was lost can be sent again, and arrives once', async () => {
  const { received } = await arrange()
  await message.fill('Sent once.')
  await commands.setLine([{ ...proposing, does: 'loseAnswer' }])
  await apply.click()
  await expect.element(page.getByText('There was an error. Please try again.')).toBeVisible()
  await commands.setLine([])

  await apply.click()
  await expect.element(isSent).toBeVisible()
  expect(await received()).toEqual(['Sent once.'])
})

test('two clicks on Apply send one request', async () => {
  const { received } = await arrange()
  await message.fill('I can start on Monday.')

  await apply.dblClick()

  await expect.element(isSent).toBeVisible()
  const calls = await commands.listCalls()
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/proposals')).toHaveLength(1)
  expect(await received()).toEqual(['I can start on Monday.'])
})

test('a proposal for a project that has closed meanwhile says so, and its text stays, also after a reload', async () => {
  const { client, propose, reload } = await arrange()
  const { _id } = await propose(await person(), 'Mine was first.')
  await message.fill('Written with care, sent too late.')
  await client.call('POST', `/api/proposals/${_id}/accept`)
  await apply.click()

  await expect.element(page.getByRole('article').getByText('In Progress')).toBeVisible()
  await expect.element(page.getByText('This project no longer accepts proposals.')).toBeVisible()
  await expect.element(kept).toHaveValue('Written with care, sent too late.')
  reload()
  await expect.element(kept).toHaveValue('Written with care, sent too late.')
})

test('a second proposal, after one from another tab, is not called submitted, and its text stays', async () => {
  const { freelancer, propose, received } = await arrange()
  await message.fill('The second one.')
  await propose(freelancer, 'The first one.')
  await apply.click()

  await expect.element(page.getByText('You have already sent a proposal for this project.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the one you sent' })).toBeVisible()
  await expect.element(kept).toHaveValue('The second one.')
  await expect.element(isSent).not.toBeInTheDocument()
  expect(await received()).toEqual(['The first one.'])
})
