import type { ProjectDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { hideProject } from '../../../testing/hide-project.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import SentInvitations from './sent-invitations.tsx'

test('an invitation is withdrawn by keyboard, and the focus stays with the list', async () => {
  const [client, freelancer] = [await person(), await person('Ann')]
  await freelancer.call('PUT', '/api/profile/me', { title: 'Bookbinder', skills: ['Bookbinding'] })
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  await client.call('POST', `/api/projects/${_id}/invitations`, { freelancerId: freelancer.userId, message: '' })
  signInAs(client)
  mount(<SentInvitations project={await client.call<ProjectDetailView>('GET', `/projects/${_id}`)} />)
  const withdraw = page.getByRole('button', { name: 'Withdraw the invitation to' })

  await expect.element(withdraw).toBeVisible()
  ;(withdraw.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(withdraw).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Invited' })).toHaveFocus()
})

test('nobody is looked for while the project is hidden, and invitations can be withdrawn', async () => {
  const [client, freelancer] = [await person(), await person('Ann')]
  await freelancer.call('PUT', '/api/profile/me', { title: 'Bookbinder', skills: ['Bookbinding'] })
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  await client.call('POST', `/api/projects/${_id}/invitations`, { freelancerId: freelancer.userId, message: '' })
  await hideProject(client, _id)
  signInAs(client)
  mount(<SentInvitations project={await client.call<ProjectDetailView>('GET', `/projects/${_id}`)} />)

  await expect.element(page.getByRole('button', { name: 'Withdraw the invitation to' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find People to Invite' })).not.toBeInTheDocument()
})
