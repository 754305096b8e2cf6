import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { accountQuery } from '../accounts/shared/account-query.ts'
import { rememberWorkspace, workspaceKey } from '../navigation/shared/remember-workspace.ts'
import { projectQuery } from '../projects/shared/api.ts'
import SignedInLayout from './signed-in-layout.tsx'

async function arrangeFreelancer() {
  const [client, freelancer] = [await person(), await person()]
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const proposal = { freelancerId: freelancer.userId, projectId, message: 'I would love to.' }
  await freelancer.call('POST', '/api/proposals', proposal)
  return freelancer
}

const menu = (side: 'Client' | 'Freelancer') => page.getByRole('navigation', { name: side, exact: true })

test('a browser that does not know the side shows the menu of the side the person was last active on', async () => {
  await page.viewport(1280, 800)
  signInAs(await arrangeFreelancer())
  rememberWorkspace(undefined)

  mount(<SignedInLayout />, '/reviews')

  await expect.element(menu('Freelancer')).toBeVisible()
  await expect.element(menu('Client')).not.toBeInTheDocument()
  expect(localStorage.getItem(workspaceKey)).toBe('freelancer')
})

const shared = ['/reviews', '/profile']
test.each(shared)(
  'a browser that knows the side keeps it on %s, whatever the person was last active on',
  async (path) => {
    await page.viewport(1280, 800)
    const freelancer = await arrangeFreelancer()
    signInAs(freelancer)
    rememberWorkspace('client')

    mount(<SignedInLayout />, path)

    await expect
      .poll(() => getQueryClient().getQueryData(accountQuery(freelancer.userId).queryKey))
      .toMatchObject({ side: 'freelancer' })
    await expect.element(menu('Client')).toBeVisible()
    expect(localStorage.getItem(workspaceKey)).toBe('client')
  },
)

test('a project is marked under My Proposals for who has proposed on it, and else where projects are browsed', async () => {
  await page.viewport(1280, 800)
  const [client, freelancer] = [await person(), await person()]
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  signInAs(freelancer)
  rememberWorkspace('freelancer')
  const current = () => menu('Freelancer').element().querySelector('[aria-current=page]')?.textContent
  await getQueryClient().fetchQuery(projectQuery(projectId))

  const { unmount } = mount(<SignedInLayout />, paths.project(projectId))
  await expect.poll(current).toBe('Browse Projects')
  unmount()

  const proposal = { freelancerId: freelancer.userId, projectId, message: 'I would love to.' }
  await freelancer.call('POST', '/api/proposals', proposal)
  await getQueryClient().fetchQuery({ ...projectQuery(projectId), staleTime: 0 })
  mount(<SignedInLayout />, paths.project(projectId))
  await expect.poll(current).toBe('My Proposals')
})
