import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import InviteDialog from './invite-dialog.tsx'

test('only projects that the person can be invited to are to be chosen from', async () => {
  const [client, freelancer] = [await person(), await person('Ann')]
  await freelancer.call('PUT', '/api/profile/me', { title: 'Bookbinder', skills: ['Bookbinding'] })
  const post = (title: string) => client.call<{ _id: string }>('POST', '/projects/create', { ...newProject(), title })
  const [{ _id: invitedTo }] = [await post('A ledger'), await post('An atlas')]
  await client.call('POST', `/api/projects/${invitedTo}/invitations`, { freelancerId: freelancer.userId, message: '' })
  signInAs(client)
  const ann = { _id: freelancer.userId, name: 'Ann' }
  mount(<InviteDialog userId={client.userId} person={ann} projectId={invitedTo} open onClose={() => {}} />)

  const project = page.getByRole('combobox', { name: 'Project' })
  await expect.element(project).toHaveDisplayValue('An atlas')
  expect(
    project
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['An atlas'])
})
