import { isOnTop } from '../support/on-top.ts'
import { newProject } from '../support/people.ts'
import { fillProjectForm, stayAfterSaving } from '../support/project-form.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('a screen reached inside the app shows what is true now', { tag: '@push' }, async ({ person, pageOf }) => {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject('Seen again at once'))
  const page = await pageOf(freelancer)
  await page.goto('/freelancerDashboard')
  await expect(page.getByRole('heading', { name: 'My Proposals' })).toBeVisible()
  const offer = { freelancerId: freelancer.userId, projectId: project._id, message: 'I would love to.' }
  const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await page.getByRole('link', { name: 'Freelance', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
  await client.call('POST', `/api/proposals/${_id}/accept`)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Seen again at once' }) })
  await expect(card.getByText('Accepted')).toBeVisible()
})

test('a shared screen has the menu of the side seen last before any script of the app has arrived', async ({
  person,
  pageOf,
}) => {
  const page = await pageOf(await person())
  await page.goto('/earnings')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('workspace'))).toBe('freelancer')
  await expect(page.getByRole('heading', { name: 'Earnings', level: 1 })).toBeVisible()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })

  await page.goto('/reviews', { waitUntil: 'commit' })

  const freelancers = page.getByRole('navigation', { name: 'Freelancer' })
  await expect(freelancers.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Client' })).toBeHidden()
  letGo()
  await expect(page.getByText('You have no reviews to write')).toBeVisible()
  await expect(freelancers).toBeVisible()
})

test('a toast leaves the account menu to be read, and Help keeps the sidebar', async ({ person, pageOf }) => {
  const page = await pageOf(await person('Robin Vale'))
  await stayAfterSaving(page)
  await page.goto('/clientForm')
  await fillProjectForm(page, { title: 'A toast in the corner' })
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Project posted successfully!')
  await page.getByRole('button', { name: 'Account of Robin Vale' }).click()
  for (const name of ['Profile', 'Settings', 'Log Out']) {
    const item = page.getByRole('menuitem', { name })
    await expect.poll(() => isOnTop(item)).toBe(true)
  }

  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Client' })).toBeVisible()
})
