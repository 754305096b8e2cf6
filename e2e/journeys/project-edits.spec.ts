import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('what the client changes after the acceptance is shown to both, before and after', async ({ pageOf, person }) => {
  const [client, freelancer] = [await person('Cleo'), await person('Theo')]
  const brief = { ...newProject(), description: 'Forty seats, in three colors.', price: 1_200 }
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', brief)
  const edit = (change: object) => client.call('PUT', `/projects/update/${_id}`, { ...brief, ...change })
  const message = `${'I drew seat maps for two theaters. '.repeat(100)}And I can start on Monday.`
  const sent = await freelancer.call<{ _id: string }>('POST', '/api/proposals', {
    freelancerId: freelancer.userId,
    projectId: _id,
    message,
  })
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]

  await test.step('an edit before the acceptance is named to the freelancer', async () => {
    await edit({ price: 1_300 })
    await working.goto(`/projects/${_id}`)
    await expect(working.getByText(/^Cleo edited this project on/)).toBeVisible()
    await edit({})
  })

  await test.step('the client reads a long proposal to its end, and accepts', async () => {
    await hiring.goto(`/projects/${_id}`)
    await hiring.getByRole('list', { name: 'Proposals' }).getByRole('button', { name: /Theo/ }).click()
    await hiring.getByRole('button', { name: 'Read more' }).click()
    await expect(hiring.getByText('And I can start on Monday.')).toBeVisible()
    await client.call('POST', `/api/proposals/${sent._id}/accept`)
    await hiring.reload()
    await expect(hiring.getByRole('heading', { name: /You accepted Theo/ })).toBeVisible()
    await expect(hiring.getByRole('heading', { name: 'Changed since acceptance' })).toBeHidden()
  })

  await test.step('then the client asks for more and pays less', async () => {
    await hiring.getByRole('link', { name: 'Edit Project' }).click()
    await expect(hiring.getByRole('heading', { name: 'Enhance Your Project' })).toBeVisible()
    await hiring.getByLabel('Description').fill('Four hundred seats, in three colors.')
    await hiring.getByRole('button', { name: /^(Save|Update)/ }).click()
    await expect(hiring).toHaveURL(/\/clientDashBoard$/)
    await edit({ description: 'Four hundred seats, in three colors.', price: 600 })
  })

  for (const page of [hiring, working]) {
    await page.goto(`/projects/${_id}`)
    const changes = page.getByRole('region', { name: 'Changed since acceptance' })
    await expect(changes.getByText(/^The terms at acceptance apply/)).toBeVisible()
    const accepted = changes.getByRole('region', { name: 'At acceptance' })
    await expect(accepted.getByText('Forty seats, in three colors.')).toBeVisible()
    await expect(accepted.getByText('$1,200')).toBeVisible()
    const [newest, first] = [changes.getByRole('listitem').first(), changes.getByRole('listitem').nth(1)]
    await expect(newest).toContainText(/Budget\s*Before\s*\$1,200\s*After\s*\$600/)
    await expect(first.getByRole('deletion')).toHaveText('[removed: Forty]')
    await expect(first.getByRole('insertion')).toHaveText('[added: Four hundred]')
  }
  await expect(working.getByText('Cleo changed this project 2 times since you were accepted')).toBeVisible()
  await working.getByRole('link', { name: 'See what changed' }).click()
  await expect(working.getByRole('heading', { name: 'Changed since acceptance' })).toBeInViewport()

  await test.step('a change at the end of a long text is found there', async () => {
    const long = 'Every seat has a number. '.repeat(200)
    await edit({ description: `${long}None has a price.` })
    await edit({ description: `${long}None has a price, and the cellar counts.` })
    await working.reload()
    const newest = working.getByRole('region', { name: 'Changed since acceptance' }).getByRole('listitem').first()
    await expect(newest.getByRole('insertion')).toHaveText('[added: , and the cellar counts]')
    await expect(newest.getByText('None has a price')).toHaveText(/^ … .{20,90}None has a price/)
    await newest.getByRole('button', { name: 'Read more' }).click()
    await expect(newest.getByText('None has a price')).toHaveText(/^Every seat has a number/)
  })

  const stranger = await pageOf(await person())
  await stranger.goto(`/projects/${_id}`)
  await expect(stranger.getByText('This project has found its freelancer')).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Changed since acceptance' })).toBeHidden()
})
