import { dayMs, type PersonFiguresDetailView, type PublicProfileView, type ReviewView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { talk } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { reviewOf } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshFigures } from './refresh-figures.ts'
import { findPersonFigures } from './shared/person-figures.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type User = Awaited<ReturnType<TestApp['insertUser']>>
type Parties = { client?: User; freelancer?: User }

async function complete(parties: Parties = {}) {
  const hire = await arrangeHire(t, { bidAmount: 100, ...parties })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return hire
}

async function review(hire: Hire, rating: number) {
  const url = `/api/contracts/${hire.contractId}/review`
  await hire.client.put(url, { ...reviewOf('freelancer'), rating })
  await hire.freelancer.put(url, reviewOf('client'))
}

async function figuresOf({ id }: { id: string }) {
  await t.runJobs()
  return (await t.anonymous.get(`/api/profile/${id}/figures`)).json<PersonFiguresDetailView>()
}

test('several reviews by one client count once, and all of them are public', async () => {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  for (const rating of [5, 5, 2]) await review(await complete({ client, freelancer }), rating)
  await review(await complete({ freelancer }), 3)

  const { figures, inputs } = await figuresOf(freelancer)

  // (5 × 4 + 4 + 3) ÷ (5 + 2)
  expect(figures).toMatchObject({ rating: 3.86, reviewCount: 4, reviewedBy: 2, completedForClients: 2 })
  expect(inputs.rating).toMatchObject({ people: 2, weight: 2, sum: 7 })
  expect(inputs.rating.ratings).toContainEqual({ by: client.id, mean: 4, weight: 1, reviews: 3 })
  const url = `/api/profile/${freelancer.id}/reviews`
  expect((await t.anonymous.get(`${url}?by=${client.id}`)).json()).toHaveLength(3)
  const first = await t.anonymous.get(`${url}?limit=3`)
  const next = await t.anonymous.get(`${url}?limit=3&cursor=${String(first.headers['x-next-cursor'])}`)
  const ratings = [first, next].flatMap((page) => page.json<ReviewView[]>().map(({ rating }) => rating))
  expect([ratings, first.headers['x-total-count']]).toEqual([[3, 2, 5, 5], '4'])
})

test('a review does not count while the bank has the payment, or keeps it', async () => {
  const hire = await complete()
  await review(hire, 5)
  const dispute = `insert into card_disputes (contract_id, payment_id, provider_id, amount_cents, from_escrow_cents,
      from_disputed_cents, from_platform_cents, created_at)
    select contract_id, id, 'card-' || id, amount_cents, 0, 0, amount_cents, now() from payments where contract_id = $1`
  await t.pool.query(dispute, [hire.contractId])
  const { id: userId } = hire.freelancerUser
  await t.runJobs()
  await refreshFigures(t.deps, { userId })

  const { figures, inputs } = await figuresOf(hire.freelancerUser)

  expect(figures).toMatchObject({ rating: null, reviewCount: 0 })
  expect(inputs.rating).toMatchObject({ people: 0, notCounted: 1 })
  expect((await t.anonymous.get(`/api/profile/${userId}/reviews`)).json()).toHaveLength(1)
  expect((await figuresOf(hire.clientUser)).figures.client).toMatchObject({ rating: 4.17, reviewCount: 1 })
})

test('answers to first messages count if the one who asked has paid here, within the last 90 days', async () => {
  const freelancer = await t.insertUser()
  const asked = async (client: User, minutes: number, daysAgo = 1) => {
    await t.insertProposal({
      projectId: (await t.insertProject({ clientId: client.id })).id,
      freelancerId: freelancer.id,
    })
    const { conversationId } = await talk(t, client, freelancer)
    await t.as(freelancer).post(`/api/conversations/${conversationId}/messages`, { clientId: t.newId(), text: 'Yes.' })
    const startedAt = `now() - make_interval(days => ${daysAgo})`
    await t.pool.query(`update conversations set started_at = ${startedAt} where id = $1`, [conversationId])
    await t.pool.query(
      `update messages set created_at = ${startedAt} + make_interval(mins => $3) where conversation_id = $1 and author_id = $2`,
      [conversationId, freelancer.id, minutes],
    )
  }
  const payers = [await complete(), await complete(), await complete(), await complete()].map((hire) => hire.clientUser)
  await t.runJobs()
  for (const [index, payer] of payers.entries()) await asked(payer, [10, 200, 30][index] ?? 1, index === 3 ? 91 : 1)
  await asked(await t.insertUser(), 1)
  await refreshFigures(t.deps, { userId: freelancer.id })
  await t.as(freelancer).put('/api/profile/me', { name: 'Rui' })

  const { figures, inputs } = await figuresOf(freelancer)

  expect(inputs.response.minutes.toSorted((one, other) => one - other)).toEqual([10, 30, 200])
  expect(figures.responseMinutes).toBe(30)
})

test('a client: hires, answers, decisions and payments', async () => {
  const client = await t.insertUser()
  const done = await complete({ client })
  const freelancers = [done, await complete({ client }), await complete(), await complete()].map(
    ({ freelancerUser }) => freelancerUser,
  )
  const [freelancer, ignoredFreelancer] = [freelancers[2] ?? client, freelancers[3] ?? client]
  const unpaid = await arrangeHire(t, { client, freelancer, bidAmount: 100 })
  await unpaid.deliver()
  await unpaid.approve()
  await t.queryAsOwner(
    `alter table events disable trigger user; update events set at = now() - interval '8 days'
      where subject_id = '${unpaid.contractId}' and kind = 'money.due'; alter table events enable trigger user`,
  )
  const ignored = await t.insertProject({
    clientId: client.id,
    createdAt: new Date(Date.now() - 31 * dayMs),
  })
  await t.insertProposal({ projectId: ignored.id, freelancerId: ignoredFreelancer.id })
  await t.runJobs()
  const ids = freelancers.map(({ id }) => id)
  await t.pool.query(`update proposals set created_at = now() - interval '8 days' where freelancer_id = any ($1)`, [
    ids,
  ])
  await t.pool.query(
    `update proposals set accepted_at = now() - interval '7 days' where accepted_at is not null and freelancer_id = any ($1)`,
    [ids],
  )
  await t.pool.query(
    `update deliveries set submitted_at = decided_at - interval '90 minutes' where proposal_id = any ($1)`,
    [[done.proposalId]],
  )
  await refreshFigures(t.deps, { userId: client.id })

  const { figures, inputs } = await figuresOf(client)

  expect(inputs).toMatchObject({
    hires: { some: 2, all: 3 },
    answers: { some: 3, all: 4 },
    approval: { cases: 2 },
    payments: { some: 2, all: 3 },
  })
  expect(figures.client).toMatchObject({
    paidContracts: 2,
    hireRate: 66,
    answerRate: 75,
    approvalMinutes: null,
    paidRate: 66,
  })
})

test('a contract of which all went back is not completed, and counts against nobody’s rating', async () => {
  const freelancer = await t.insertUser()
  const refunded = await arrangeHire(t, { freelancer, bidAmount: 100 })
  await pay(refunded)
  await endByAgreement(t, refunded, 0)
  await t.as(freelancer).put('/api/profile/me', { name: 'Rui', rating: 4.9 })

  const { figures } = await figuresOf(freelancer)

  expect(figures).toMatchObject({ rating: null, completedJobs: 0, completionRate: 0 })
  const profile = (await t.anonymous.get(`/api/profile/${freelancer.id}`)).json<PublicProfileView>()
  expect(profile).toMatchObject({ rating: 4.9, completionRate: 0 })
  expect(profile.selfReported).toContain('rating')
})

test('who has neither profile nor paid contract has no figures, like an account that does not exist', async () => {
  const someone = await t.insertUser()
  for (const part of ['figures', 'reviews']) {
    const answers = await Promise.all(
      [someone.id, t.newId()].map((id) => t.anonymous.get(`/api/profile/${id}/${part}`)),
    )
    for (const answer of answers) expectFailure(answer, 404, 'profile.not_available')
  }
})

test('figures of many people are one read; who was never measured has none', async () => {
  const { freelancerUser } = await complete()
  await t.runJobs()
  const nobody = t.newId()

  const found = await findPersonFigures(t.db, [freelancerUser.id, nobody])

  expect(found.get(freelancerUser.id)).toMatchObject({ completedJobs: 1, rating: null })
  expect(found.get(nobody)).toMatchObject({ completedJobs: 0, rating: null, client: { paidContracts: 0 } })
})

test('two measurements of one person at once end with the later state', async () => {
  const hire = await complete()
  await t.runJobs()
  const { id: userId } = hire.freelancerUser
  const refresh = () => refreshFigures(t.deps, { userId })

  await t.raceBehind({ text: 'select 1 from person_figures where user_id = $1 for update', values: [userId] }, [
    refresh,
    refresh,
  ])

  expect((await figuresOf(hire.freelancerUser)).figures.completedJobs).toBe(1)
})
