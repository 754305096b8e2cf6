import { newProject } from '../support/people.ts'
import { fillProjectForm } from '../support/project-form.ts'
import { expectAfterRetries } from '../support/retries.ts'
import { samplePdf } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('a new project: what is missing is said at each field, success leads on', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  const title = `Label printer driver ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/create-project')
  await expect(page).toHaveURL(/\/clientForm$/)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()

  await fillProjectForm(page, { title, skills: 'Node.js,  USB ,', price: '1200.50' })
  await page.getByLabel('Category').selectOption('Web Development')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Project posted successfully!')
  await expect(page).toHaveURL(/\/clientDashBoard$/)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('$1,200.50')).toBeVisible()
  await expect(card.getByText('Node.js')).toBeVisible()
})

test('a list of skills that is pasted becomes skills, which a press takes away', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  await page.goto('/clientForm')
  const skills = page.getByLabel('Required skills')
  await skills.focus()
  await skills.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '• React\n• Node.js; Figma\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

  const chips = page.getByRole('list', { name: 'Skills as they will appear' }).getByRole('listitem')
  await expect(chips).toHaveText(['React', 'Node.js', 'Figma'])

  await chips.getByRole('button', { name: 'Remove Node.js' }).click()
  await expect(chips).toHaveText(['React', 'Figma'])
  await expect(skills).toHaveValue('React, Figma, ')
  await expect(skills).toBeFocused()
})

test('a brief has files, which its draft keeps, and Markdown, and leads to people to invite', async ({
  pageOf,
  person,
}) => {
  const [page, reader] = [await pageOf(await person()), await pageOf(await person())]
  await page.goto('/clientForm')
  await page.getByLabel('Attach Files').setInputFiles(samplePdf)
  await expect(page.getByText('walkthrough.pdf 77 bytes')).toBeVisible()
  await page.reload()
  await expect(page.getByText('walkthrough.pdf 77 bytes')).toBeVisible()
  await fillProjectForm(page, {
    title: 'With a sketch',
    description: '# Goal\n- **Fast** pages\n\nLike https://a.example',
  })
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Project posted successfully!', 'Invite people')
  await page.getByRole('link', { name: 'Invite people to With a sketch' }).click()
  await expect(page).toHaveURL(/\/projects\/[^/]+#suggested$/)

  await reader.goto(new URL(page.url()).pathname)
  await expect(reader.getByText('Goal', { exact: true })).toBeVisible()
  await expect(reader.getByRole('listitem').filter({ hasText: 'Fast pages' }).getByRole('strong')).toHaveText('Fast')
  await expect(reader.getByRole('link', { name: 'https://a.example' })).toHaveAttribute('rel', /nofollow noopener/)
  const downloaded = reader.waitForEvent('download')
  await reader.getByRole('list', { name: 'Attached files' }).getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toBe('walkthrough.pdf')
})

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ contextOptions: { timezoneId } })

    test('a deadline is the same day in the form, on the page and in the form again', async ({ pageOf, person }) => {
      const page = await pageOf(await person())
      await page.goto('/clientForm')
      await fillProjectForm(page, { title: 'A day is a day', deadline: '2035-01-31' })
      await page.getByRole('button', { name: 'Create Project' }).click()
      await page.getByRole('link', { name: 'A day is a day', exact: true }).click()
      await expect(page.getByText(/^Jan 31, 2035 \(/)).toBeVisible()

      await page.getByRole('link', { name: 'Edit Project' }).click()
      await expect(page.getByLabel('Deadline')).toHaveValue('2035-01-31')
    })
  })
}

test.describe("the client's list", () => {
  test('is empty with a way to begin, filters for real, and counts', async ({ pageOf, person }) => {
    const client = await person()
    const page = await pageOf(client)
    await page.goto('/clientDashBoard')
    await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Your First Project' })).toHaveAttribute(
      'href',
      '/create-project',
    )

    await client.call('POST', '/projects/create', newProject('The only one'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The only one' })).toBeVisible()
    await page.getByRole('button', { name: /^Filter:/ }).click()
    await page.getByRole('menuitemradio', { name: 'Completed' }).click()
    await expect(page.getByRole('heading', { name: 'The only one' })).toBeHidden()
    await expect(page).toHaveURL(/status=completed/)

    await page.getByRole('button', { name: 'Show all projects' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'The only one' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filter: All Projects' })).toBeFocused()
  })

  test('says of each project what it waits for', async ({ pageOf, person }) => {
    const [client, freelancer] = [await person(), await person('Theo')]
    const post = (title: string) => client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
    const propose = (projectId: string) =>
      freelancer.call<{ _id: string }>('POST', '/api/proposals', {
        projectId,
        freelancerId: freelancer.userId,
        message: 'I can start on Monday.',
      })
    await post('Without a proposal')
    await propose((await post('With one proposal'))._id)
    const proposal = await propose((await post('With Theo at work'))._id)
    await client.call('POST', `/api/proposals/${proposal._id}/accept`)
    const page = await pageOf(client)
    await page.goto('/clientDashBoard')

    const card = (title: string) => page.getByRole('article', { name: title })
    await expect(card('Without a proposal').getByText('No proposals yet')).toBeVisible()
    await expect(card('With one proposal').getByText('1 proposal to read')).toBeVisible()
    await expect(card('With Theo at work').getByText('Waiting for Theo')).toBeVisible()
    await expect(page.getByRole('link', { name: 'My Projects', exact: true })).toBeVisible()
  })

  test('says what failed', async ({ pageOf, person }) => {
    const page = await pageOf(await person())
    await page.clock.install()
    await page.route('**/projects/user/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/clientDashBoard')
    await expectAfterRetries(page, page.getByText('Failed to fetch projects'))
    await page.unroute('**/projects/user/**')
    await page.route('**/projects/user/**', (route) => route.abort())
    await page.reload()
    await expectAfterRetries(page, page.getByText('Something went wrong.'))
  })
})
