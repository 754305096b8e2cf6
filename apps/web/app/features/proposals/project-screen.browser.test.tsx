import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { hideProject } from '../../../testing/hide-project.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { LiveRefetch } from '../../live/live-queries.ts'
import { getQueryClient } from '../../query-client.ts'
import SignedInLayout from '../shell/signed-in-layout.tsx'
import ProjectScreen from './project-screen.tsx'

test('nobody is suggested for a hidden project, as nobody can be invited to it', async () => {
  const client = await person()
  const post = () => client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const [{ _id: open }, { _id: hidden }] = [await post(), await post()]
  await hideProject(client, hidden)
  signInAs(client)
  const { router, unmount } = mount(<ProjectScreen />, `/projects/${open}`, '/projects/:projectId')
  const suggested = page.getByRole('heading', { name: 'Suggested freelancers' })
  await expect.element(suggested).toBeVisible()

  await router.navigate(`/projects/${hidden}`)

  await expect.element(page.getByText('An operator hid your project from others')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible()
  await expect.element(suggested).not.toBeInTheDocument()
  // Signed out, it would lead to a screen that is not here.
  unmount()
})

test('what changes elsewhere reaches a project whose place the menus around it mark', async () => {
  const client = await person()
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject('A page for a studio'))
  signInAs(client)
  const screen = (
    <>
      <ProjectScreen />
      <SignedInLayout />
    </>
  )
  const { unmount } = mount(screen, `/projects/${_id}`, '/projects/:projectId')
  await expect.element(page.getByRole('heading', { name: 'A page for a studio' })).toBeVisible()
  await client.call('PUT', `/projects/update/${_id}`, newProject('A page for two studios'))

  const refetch = new LiveRefetch(getQueryClient())
  onTestFinished(() => refetch.end())
  refetch.add([{ part: 'project', projectId: _id }])

  await expect.element(page.getByRole('heading', { name: 'A page for two studios' })).toBeVisible()
  // As above.
  unmount()
})
