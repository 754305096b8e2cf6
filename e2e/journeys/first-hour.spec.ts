import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a new account says once what it came for, and has first steps that follow what it does', async ({
  page,
  person,
}) => {
  const [newcomer, client] = [await person('Fay'), await person('Cleo')]
  await page.goto('/login?next=/freelance')
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/freelance')
  await page.goto('/freelancerDashboard')
  const question = page.getByRole('region', { name: 'What did you come for?' })
  await expect(question.getByRole('checkbox', { name: 'Find paid work' })).toBeChecked()
  await question.getByRole('checkbox', { name: 'Learn, and prove what I know' }).check()
  await question.getByRole('button', { name: 'Save and show my first steps' }).click()

  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('1 of 5')
  const { _id: projectId } = await client.call('POST', '/projects/create', newProject())
  await newcomer.call('POST', '/api/proposals', { freelancerId: newcomer.userId, projectId, message: 'Gladly.' })
  await page.reload()
  await expect(steps).toContainText('2 of 5')
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeFocused()

  await page.goto('/settings/profile')
  const work = page.getByRole('checkbox', { name: 'Find paid work' })
  await expect(work).toBeChecked()
  await work.uncheck()
  await page.getByRole('button', { name: 'Save your answer' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(work).not.toBeChecked()

  // The same answer says what is needed and that nothing is left to ask.
  const needs = page.waitForResponse(/\/api\/home\/needs\?/)
  await page.goto('/freelancerDashboard')
  expect(await (await needs).json()).toMatchObject({ hasWelcome: false })
  await expect(page.getByText('Nothing needs you right now.')).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('each first step that is left looks like the link that it is', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  await page.goto('/clientDashBoard')
  await page.getByRole('checkbox', { name: 'Get something done for me' }).check()
  await page.getByRole('button', { name: 'Save and show my first steps' }).click()
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('link')

  await expect(steps).toHaveText(['Post your first project', 'Invite three people', 'Choose a freelancer'])
  for (const step of await steps.all()) await expect(step).toHaveCSS('text-decoration-line', 'underline')
})

test('what counts, searches and filters comes with the first thing that there is to count', async ({
  person,
  pageOf,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]
  const parts = [
    working.getByRole('term').filter({ hasText: 'Accepted' }),
    working.getByRole('searchbox', { name: 'Search your proposals' }),
    hiring.getByRole('term').filter({ hasText: 'Total Projects' }),
    hiring.getByRole('button', { name: 'Filter: All Projects' }),
  ]

  await working.goto('/freelancerDashboard')
  await hiring.goto('/clientDashBoard')
  await expect(working.getByRole('heading', { name: 'No proposals yet' })).toBeVisible()
  await expect(hiring.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  for (const part of parts) await expect(part).toHaveCount(0)

  const { _id: projectId } = await client.call('POST', '/projects/create', newProject())
  await freelancer.call('POST', '/api/proposals', { freelancerId: freelancer.userId, projectId, message: 'Gladly.' })
  await working.reload()
  await hiring.reload()
  for (const part of parts) await expect(part).toBeVisible()
})

test('an answer leads to the side on which its first steps are', async ({ person, pageOf }) => {
  for (const [answer, side, step] of [
    ['Find paid work', 'freelancer', 'Send your first proposal'],
    ['Learn, and prove what I know', 'freelancer', 'Start a course'],
    ['Get something done for me', 'client', 'Post your first project'],
  ] as const) {
    const page = await pageOf(await person())
    const [from, to] =
      side === 'client' ? ['/freelancerDashboard', '/clientDashBoard'] : ['/clientDashBoard', '/freelancerDashboard']
    await page.goto(from)
    await page.getByRole('checkbox', { name: answer }).check()
    await page.getByRole('button', { name: 'Save and show my first steps' }).click()
    await expect(page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: step })).toBeVisible()
    await expect(page).toHaveURL(to)
  }
})
