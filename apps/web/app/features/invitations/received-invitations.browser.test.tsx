import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import ReceivedInvitations from './received-invitations.tsx'

test('whoever was only invited can block the client, and take it back', async () => {
  const [client, freelancer] = [await person('Maren'), await person()]
  for (const project of [newProject(), newProject()]) {
    const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', project)
    await client.call('POST', `/api/projects/${_id}/invitations`, { freelancerId: freelancer.userId, message: '' })
  }
  signInAs(freelancer)
  mount(<ReceivedInvitations />)
  const dialog = page.getByRole('dialog')

  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const seen = () => freelancer.call<{ isBlockedByYou: boolean }>('GET', `/api/conversation-with/${client.userId}`)
  expect(await seen()).toMatchObject({ isBlockedByYou: true })

  const unblock = page.getByRole('button', { name: /^Unblock / })
  await expect.poll(() => unblock.elements()).toHaveLength(2)
  await unblock.first().click()
  await dialog.getByRole('button', { name: 'Unblock' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await seen()).toMatchObject({ isBlockedByYou: false })
  await expect.poll(() => unblock.elements()).toHaveLength(0)
})
