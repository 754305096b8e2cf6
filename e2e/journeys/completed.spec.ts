import { deliver } from '../support/deliveries.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const countdown = /days? (left|remaining)|Deadline (passed|expired)/

test('a completed project counts no days any more, wherever it is shown and to whom', async ({
  pageOf,
  person,
  baseURL,
}) => {
  const [client, freelancer, stranger] = [await person('Cleo'), await person('Theo'), await person()]
  const { title, ...brief } = newProject(`Finished early ${crypto.randomUUID().slice(0, 6)}`)
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', { title, ...brief })
  const offer = { freelancerId: freelancer.userId, projectId: _id, message: 'I can start on Monday.' }
  const proposal = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${proposal._id}/accept`)
  await deliver(baseURL ?? '', freelancer, proposal._id)
  const [hiring, working, looking] = [await pageOf(client), await pageOf(freelancer), await pageOf(stranger)]
  const search = `/freelance?search=${encodeURIComponent(title)}`
  const card = (page: typeof hiring) => page.getByRole('article', { name: title })
  const summary = (page: typeof hiring) => page.getByRole('region', { name: 'Project', exact: true })

  await test.step('while work goes on, all of them count', async () => {
    await hiring.goto('/clientDashBoard')
    await expect(card(hiring)).toContainText('20 days remaining')
    await hiring.goto(`/projects/${_id}`)
    await expect(summary(hiring)).toContainText('20 days remaining')
    for (const page of [working, looking]) {
      await page.goto(search)
      await expect(card(page)).toContainText('20 days left')
      await page.goto(`/projects/${_id}`)
      await expect(summary(page)).toContainText('20 days left')
    }
  })

  await client.call('POST', `/api/proposals/${proposal._id}/deliverables/approve`)

  await test.step('and then none; the deadline itself stays on the page of the project', async () => {
    await hiring.goto('/clientDashBoard')
    await expect(card(hiring)).toContainText('Completed')
    await expect(card(hiring)).not.toContainText(countdown)
    for (const page of [working, looking]) {
      await page.goto(search)
      await expect(card(page)).toContainText('Completed')
      await expect(card(page)).not.toContainText(countdown)
    }
    for (const page of [hiring, working, looking]) {
      await page.goto(`/projects/${_id}`)
      await expect(summary(page)).toContainText('Completed')
      await expect(summary(page)).toContainText(/Deadline\s*\w{3} \d+, \d{4}/)
      await expect(summary(page)).not.toContainText(countdown)
    }
  })
})
