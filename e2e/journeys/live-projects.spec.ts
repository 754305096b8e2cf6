import type { Page } from '@playwright/test'
import { connected } from '../support/connected.ts'
import { deliver } from '../support/deliveries.ts'
import { newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const proposeTo = (projectId: string, freelancer: Person) =>
  freelancer.call<{ _id: string }>('POST', '/api/proposals', {
    ...{ projectId, freelancerId: freelancer.userId },
    message: 'I would begin with the calendar.',
  })

async function openLive(page: Page, path: string) {
  const live = connected(page)
  await page.goto(path)
  await live
}

test('from the proposal to the approval, both sides see what the other does without a reload', async ({
  pageOf,
  person,
  baseURL,
}) => {
  const [client, rui, ada] = [await person(), await person('Rui'), await person('Ada')]
  const project = await client.call<{ _id: string; title: string }>('POST', '/projects/create', newProject())
  const [hers, his, adas] = [await pageOf(client), await pageOf(rui), await pageOf(ada)]
  await openLive(hers, `/projects/${project._id}`)
  await expect(hers.getByRole('heading', { name: 'No proposals yet' })).toBeVisible()
  await openLive(his, `/projects/${project._id}`)
  await openLive(adas, '/freelancerDashboard')
  const proposals = hers.getByRole('list', { name: 'Proposals' })
  const adasRow = adas.getByRole('main').getByRole('listitem').filter({ hasText: project.title })

  const { _id: proposalId } = await test.step('proposals arrive', async () => {
    const sent = await proposeTo(project._id, rui)
    await expect(proposals.getByText('Rui')).toBeVisible()
    await expect(his.getByText('has not decided yet.')).toBeVisible()
    await proposeTo(project._id, ada)
    await expect(hers.getByRole('heading', { name: 'Proposals (2)' })).toBeVisible()
    await expect(adasRow).toContainText('Pending')
    return sent
  })

  await test.step('an edit reaches who proposed', async () => {
    await client.call('PUT', `/projects/update/${project._id}`, { ...newProject(project.title), price: 1_350 })
    await expect(his.getByText('$1,350').first()).toBeVisible()
    await expect(hers.getByText('$1,350').first()).toBeVisible()
  })

  await test.step('one is accepted, the other is not', async () => {
    await client.call('POST', `/api/proposals/${proposalId}/accept`)
    await expect(his.getByRole('heading', { name: 'Deliverables' })).toBeVisible()
    await expect(his.getByText('Accepted', { exact: true }).first()).toBeVisible()
    await expect(adasRow).toContainText('Rejected')
    await expect(hers.getByRole('region', { name: 'Accepted proposal' })).toBeVisible()
  })

  await test.step('a delivery arrives, goes back, and is approved', async () => {
    await deliver(baseURL ?? '', rui, proposalId)
    await expect(hers.getByRole('button', { name: 'Approve' })).toBeVisible()
    await client.call('POST', `/api/proposals/${proposalId}/deliverables/reject`, { feedback: 'Blue, please.' })
    await expect(his.getByText('Blue, please.').first()).toBeVisible()
    await deliver(baseURL ?? '', rui, proposalId)
    await expect(hers.getByRole('button', { name: 'Approve' })).toBeVisible()
    await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
    await expect(hers.getByText('Completed', { exact: true }).first()).toBeVisible()
    await expect(his.getByText('Completed', { exact: true }).first()).toBeVisible()
  })
})

test('the list of a client’s projects follows, and many events make few requests', async ({ pageOf, person }) => {
  const client = await person()
  const freelancers = await Promise.all(Array.from({ length: 12 }, () => person()))
  const page = await pageOf(client)
  // On a slow machine they would come over many seconds, so they are held until all are there.
  const held: (string | Buffer)[] = []
  let isHeld = false
  let letGo = () => {}
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => void (isHeld ? held.push(message) : socket.send(message)))
    letGo = () => {
      for (const message of held) socket.send(message)
    }
  })
  await openLive(page, '/clientDashBoard')
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/projects/user/')) requests += 1
  })

  const { _id, title } = await client.call<{ _id: string; title: string }>('POST', '/projects/create', newProject())
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  isHeld = true
  await Promise.all(freelancers.map((freelancer) => proposeTo(_id, freelancer)))
  const proposals = () => held.filter((message) => String(message).includes('"part":"proposal"')).length
  await expect.poll(proposals).toBe(freelancers.length)
  isHeld = false
  letGo()
  await expect(card).toContainText('12 proposals')

  expect(requests).toBeLessThan(6)
})
