import { newProject, type Person } from '../support/people.ts'
import { expectAfterRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

type People = { person: (username?: string) => Promise<Person> }

async function projectWithProposal({ person }: People) {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const proposal = await propose(freelancer, project._id)
  return { client, freelancer, projectId: project._id, proposalId: proposal._id }
}

function propose(freelancer: Person, projectId: string, terms: { bidAmount?: number; deliveryTime?: number } = {}) {
  const body = { freelancerId: freelancer.userId, projectId, message: 'I have done this before.', ...terms }
  return freelancer.call<{ _id: string }>('POST', '/api/proposals', body)
}

test('proposals are compared without opening one, and sorted by keyboard in an address that can be kept', async ({
  pageOf,
  person,
}) => {
  const client = await person()
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const [quick, cheap, silent] = [await person(), await person(), await person()]
  await propose(quick, project._id, { bidAmount: 1_500, deliveryTime: 2 })
  await propose(cheap, project._id, { bidAmount: 400, deliveryTime: 9 })
  await propose(silent, project._id)
  const page = await pageOf(client)
  await page.goto(`/projects/${project._id}`)
  const rows = page.getByRole('list', { name: 'Proposals' }).getByRole('button', { expanded: false })
  const expectOrder = async (...people: Person[]) => {
    await expect(rows).toHaveText(people.map(({ username }) => new RegExp(username)))
  }

  await expectOrder(silent, cheap, quick)
  await expect(rows.nth(0)).toContainText('$1,200 at your budget')
  await expect(rows.nth(0)).toContainText('No delivery time given')
  await expect(rows.nth(1)).toContainText('9 days')
  await expect(rows.nth(1)).toContainText('New here')
  await expect(rows.nth(1)).toContainText('No required skills proven')

  const sort = page.getByRole('combobox', { name: 'Sort proposals' })
  await sort.focus()
  await sort.press('ArrowDown')
  await expect(page).toHaveURL(/\?sort=price$/)
  await expect(page.getByRole('status').filter({ hasText: 'Proposals sorted: Lowest price first' })).toBeAttached()
  await expectOrder(cheap, silent, quick)
  await expect(sort).toBeFocused()
  await sort.press('ArrowDown')
  await expect(page).toHaveURL(/\?sort=days$/)
  await expectOrder(quick, cheap, silent)

  await page.reload()
  await expect(sort).toHaveValue('days')
  await expectOrder(quick, cheap, silent)

  await page.getByRole('link', { name: 'Compare all 3' }).click()
  await expect(page.getByRole('heading', { name: 'Compare proposals' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Proposals' }).getByRole('heading')).toHaveCount(3)
  await page.goBack()

  const choice = page.getByRole('checkbox', { name: 'Compare' })
  await choice.nth(0).check()
  await choice.nth(2).check()
  const compare = async () => {
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Compare proposals' })).toBeVisible()
  }
  await compare()
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to All Proposals' }).click()]) {
    await goBack()
    await expect(page.getByText('2 of at most 4 chosen')).toBeVisible()
    await expect(choice.nth(1)).not.toBeChecked()
    await expect(choice.nth(2)).toBeChecked()
    await compare()
  }
  await page.goBack()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('2 of at most 4 chosen')).toBeHidden()
  await expectOrder(quick, cheap, silent)

  await rows.nth(2).click()
  await page.getByRole('button', { name: 'Accept Proposal' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('You agree to $1,200 (at your budget), no delivery time given.')
  await question.getByRole('button', { name: /accept/i }).click()
  const accepted = page.getByRole('region', { name: 'Accepted proposal' })
  await expect(accepted).toContainText('$1,200 (at your budget), no delivery time given')
})

test('proposals that cannot be loaded say so in the specified words', async ({ pageOf, person }) => {
  const { client, projectId } = await projectWithProposal({ person })
  const page = await pageOf(client)
  await page.clock.install()
  await page.route(`**/api/proposals/${projectId}?**`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/projects/${projectId}`)
  await expectAfterRetries(page, page.getByText('Failed to fetch proposals'))
  await page.unroute(`**/api/proposals/${projectId}?**`)
  await page.route(`**/api/proposals/${projectId}?**`, (route) => route.abort())
  await page.reload()
  await expectAfterRetries(page, page.getByText('Something went wrong while fetching proposals.'))
})

test('a project without proposals offers to edit it, and one that does not exist is a page that helps', async ({
  pageOf,
  person,
}) => {
  const client = await person()
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const page = await pageOf(client)
  await page.goto(`/projects/${project._id}`)
  await expect(page.getByRole('link', { name: 'Edit Project' })).toHaveAttribute(
    'href',
    `/projects/edit/${project._id}`,
  )
  await page.getByRole('link', { name: 'Back to My Projects' }).click()
  await expect(page).toHaveURL(/\/clientDashBoard$/)

  await page.goto(`/projects/${crypto.randomUUID()}`)
  await expect(page.getByText('This project does not exist or has been removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse Projects' }).last()).toBeVisible()
})

test.describe("the freelancer's list", () => {
  test('connects without a request, and says what failed', async ({ pageOf, person }) => {
    const { client, freelancer, proposalId } = await projectWithProposal({ person })
    await client.call('POST', `/api/proposals/${proposalId}/accept`)
    const page = await pageOf(freelancer)
    await page.clock.install()
    await page.goto('/freelancerDashboard')
    const connect = page.getByRole('button', { name: 'Connect' })
    await expect(connect).toBeVisible()
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.evaluate(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = () => {
        Storage.prototype.setItem = setItem
        throw new Error('The storage is full.')
      }
    })
    await connect.click()
    await expectToast(page, 'Failed to connect with client')

    await connect.click()
    await expectToast(page, 'Connection request sent to client!')
    const message = page.getByRole('link', { name: 'Message', exact: true })
    await expect(message).toBeFocused()
    expect(posts).toEqual([])
    await page.reload()
    await message.click()
    await expect(page).toHaveURL(new RegExp(`/messages/chat/${client.userId}$`))
    await expect(page.getByRole('textbox', { name: `Message to ${client.username}` })).toBeVisible()
    await page.goto('/freelancerDashboard')
    await expect(message).toBeVisible()

    await page.route('**/api/proposals/freelancer/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expectAfterRetries(page, page.getByText('Failed to load proposals'))
  })

  test('search and status live in the address', async ({ pageOf, person }) => {
    const { freelancer } = await projectWithProposal({ person })
    const page = await pageOf(freelancer)
    await page.goto('/freelancerDashboard?status=rejected')
    await expect(page.getByRole('heading', { name: 'No proposals match' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filter' }).press('Enter')
    await expect(page.getByText('I have done this before.')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})
