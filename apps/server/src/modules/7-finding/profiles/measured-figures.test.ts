import type { OwnProfileView, ProposalView, PublicProfileView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const stated = { totalJobs: 40, completionRate: 95, currentProjects: 9, earnings: 900 }

async function arrangeFreelancer() {
  const freelancer = await t.insertUser()
  await t.as(freelancer).put('/api/profile/me', stated)
  const hire = (bidAmount: number) => arrangeHire(t, { freelancer, bidAmount })
  const figures = async () => ({
    seen: (await t.anonymous.get(`/api/profile/${freelancer.id}`)).json<PublicProfileView>(),
    own: (await t.as(freelancer).get('/api/profile/me')).json<OwnProfileView>(),
  })
  return { freelancer, hire, figures }
}

async function approve(hire: Hire) {
  await hire.deliver()
  await hire.approve()
}

test('work that was approved and not paid for is no completed job: friends cannot make up a history for nothing', async () => {
  const { hire, figures } = await arrangeFreelancer()
  const work = await hire(100)
  await approve(work)

  expect((await figures()).seen).toMatchObject({ totalJobs: 40, completedForClients: 0, currentProjects: 1 })

  await pay(work)
  expect((await figures()).seen).toMatchObject({ totalJobs: 1, completedForClients: 1, currentProjects: 0 })
})

test('the success rate is the share of completed contracts among those that ended after a payment', async () => {
  const { hire, figures } = await arrangeFreelancer()
  const [done, alsoDone, ended, neverPaid] = [await hire(100), await hire(100), await hire(100), await hire(100)]
  await hire(100)
  for (const work of [done, alsoDone, ended]) await pay(work)
  for (const work of [done, alsoDone]) await approve(work)
  await endByAgreement(t, neverPaid, 0)
  expect((await figures()).seen).toMatchObject({ completionRate: 100, currentProjects: 2 })

  await endByAgreement(t, ended, 0)

  const { seen } = await figures()
  expect(seen).toMatchObject({ totalJobs: 2, completionRate: 66, currentProjects: 1 })
  expect(seen.selfReported).toEqual(['rating', 'earnings'])
})

test('what somebody earned is measured for themselves; others read what they state', async () => {
  const { hire, figures } = await arrangeFreelancer()
  const work = await hire(123.45)
  await pay(work)
  await approve(work)

  const { seen, own } = await figures()

  expect(own).toMatchObject({ earnings: 111.11, selfReported: ['rating'], stated: { earnings: 900 } })
  expect(seen).toMatchObject({ earnings: 900, selfReported: ['rating', 'earnings'] })
})

test('a client who reads proposals sees how many contracts each freelancer completed', async () => {
  const { freelancer, hire } = await arrangeFreelancer()
  const [paid, unpaid] = [await hire(100), await hire(100)]
  await pay(paid)
  for (const work of [paid, unpaid]) await approve(work)
  const client = await t.insertUser()
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  const proposal = { freelancerId: freelancer.id, projectId, message: 'I have made two.' }
  await t.as(freelancer).post('/api/proposals', proposal)

  const [received] = (await t.as(client).get(`/api/proposals/${projectId}`)).json<ProposalView[]>()

  expect(received).toMatchObject({ completedJobs: 1, completedForClients: 1 })
})
