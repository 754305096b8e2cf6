import { mailedLink } from '../support/mail.ts'
import { newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const named = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`

async function post(client: Person) {
  const title = named('Ferry timetable')
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  return { title, projectId: _id }
}

const withProfile = async (someone: Person) => {
  await someone.call('PUT', '/api/profile/me', { name: someone.username, title: 'Illustrator' })
  return someone
}

test('a client invites from a profile, the freelancer declines with a reason, and the client reads it', async ({
  pageOf,
  person,
}) => {
  const [client, freelancer] = [await person(named('Maren')), await withProfile(await person(named('Rui')))]
  const { title, projectId } = await post(client)
  const page = await pageOf(client)
  await page.goto(`/profile/${freelancer.userId}`)
  await page.getByRole('button', { name: /^Invite/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Project')).toHaveValue(projectId)
  await dialog.getByLabel('Message').fill('You drew such a good one.')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectToast(page, `You invited ${freelancer.username}`)

  const theirs = await pageOf(freelancer)
  for (const path of ['/freelance', '/freelancerDashboard']) {
    await theirs.goto(path)
    const waiting = theirs.getByRole('region', { name: 'Invitations waiting for your answer' })
    await expect(waiting.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await theirs.getByRole('link', { name: 'All invitations' }).click()
  const invitation = theirs.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
  await expect(invitation).toContainText('You drew such a good one.')
  await invitation.getByRole('button', { name: `Decline the invitation to ${title}` }).click()
  const reasons = theirs.getByRole('dialog')
  await reasons.getByLabel('Reason').selectOption({ label: 'The budget does not fit' })
  await reasons.getByLabel('In your own words').fill('It is three weeks of work.')
  await reasons.getByRole('button', { name: 'Decline Invitation' }).click()
  await expect(invitation).toHaveCount(0)
  await expect(theirs.getByText('No invitations to answer')).toBeVisible()
  await theirs.getByRole('radio', { name: 'All' }).click()
  await expect(invitation).toContainText('Declined')

  await page.goto(`/projects/${projectId}`)
  const invited = page.getByRole('list', { name: 'Invited people' }).getByRole('listitem')
  await expect(invited).toContainText('Declined')
  await expect(invited).toContainText('The budget does not fit: It is three weeks of work.')
})

test('a contract offered to an address is taken from the mailed link and accepted', async ({ pageOf, person }) => {
  const [client, freelancer] = [await person(named('Maren')), await person(named('Rui'))]
  const page = await pageOf(client)
  await page.goto('/direct-contracts/new')
  await page.getByLabel('Email of the freelancer').fill(freelancer.email)
  await page.getByLabel('Title').fill('A bench of oak')
  await page.getByLabel('Description').fill('Two meters, for a garden.')
  await page.getByLabel('Amount in USD').fill('480')
  await page.getByLabel('Delivery time in days').fill('20')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await expect(page.getByText('Waiting')).toBeVisible()
  await page.goto('/clientDashBoard')
  const offered = page.getByRole('region', { name: 'Contracts you offered' })
  await expect(offered).toContainText(`A bench of oak$480 · ${freelancer.email} has until`)

  const theirs = await pageOf(freelancer)
  await theirs.goto(await mailedLink(freelancer.email, 'direct-contracts/offer'))
  await expect(theirs.getByRole('heading', { name: 'A bench of oak' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Continue to Accept or Decline' }).click()
  await expect(theirs.getByRole('button', { name: 'Decline', exact: true })).toBeVisible()
  await theirs.goto('/freelancerDashboard')
  await theirs.getByRole('link', { name: 'Read and answer: A bench of oak' }).click()
  await theirs.getByRole('button', { name: 'Accept', exact: true }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accept Contract' }).click()

  await expect(theirs).toHaveURL(/\/contracts\/[\w-]+$/)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('A bench of oak')
})

test('the bookmark saves a project, and takes it back', async ({ pageOf, person }) => {
  const { title } = await post(await person())
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const star = page.getByRole('button', { name: `Save ${title}` })
  const saved = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/api/bookmarks/'))
  await star.click()
  await saved
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/saved')
  await expect(page.getByRole('list', { name: 'Saved projects' })).toContainText(title)
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByText('No saved projects yet')).toBeVisible()
})

test('a search is saved with alerts, renamed and deleted', async ({ pageOf, person }) => {
  const page = await pageOf(await person())
  await page.goto('/freelance?search=ferry&category=Web+Development')
  await page.getByRole('button', { name: 'Save Search' }).click()
  await page.getByRole('dialog').getByLabel('Tell me about new projects').selectOption('now')
  await page.getByRole('dialog').getByRole('button', { name: 'Save Search' }).click()
  await expectToast(page, 'Search saved')

  await page.goto('/saved?view=searches')
  const saved = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')
  await expect(saved).toContainText('Alerts: At once')
  await saved.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Boats')
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(saved.getByRole('link', { name: 'Boats' })).toBeVisible()
  await saved.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Search' }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
})

test.describe('a search for people', () => {
  test.use({ expectedErrors: [/409.*saved-searches/] })

  test('is saved where it was made, once, and leads back to it', async ({ pageOf, person, page: visitor }) => {
    const address = '/find-freelancers/design-creative?skill=Lettering&maxRate=80'
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Save Search' })).toHaveCount(0)

    const page = await pageOf(await person())
    await page.goto(address)
    await page.getByRole('button', { name: 'Save Search' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Name')).toHaveValue('Design & Creative, Lettering, up to $80 an hour')
    await dialog.getByLabel('Tell me about new freelancers').selectOption('now')
    await dialog.getByRole('button', { name: 'Save Search' }).click()
    await expectToast(page, 'Search saved')
    await page.getByRole('button', { name: 'Save Search' }).click()
    await dialog.getByRole('button', { name: 'Save Search' }).click()
    await expect(dialog.getByRole('alert')).toContainText('You have already saved this search.')

    await page.goto('/saved?view=searches')
    const saved = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')
    await expect(saved).toContainText('Freelancers')
    await saved.getByRole('link').click()
    await expect(page).toHaveURL(address)
  })
})
