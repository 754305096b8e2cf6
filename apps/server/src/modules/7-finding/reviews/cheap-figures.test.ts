import { dayMs, type PersonFiguresDetailView, providerHoldDays, type StoriesView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { insertCardDispute } from '../../../testing/card-disputes.ts'
import { arrangeHire, contractOf } from '../../../testing/contracts.ts'
import { talk } from '../../../testing/conversations.ts'
import { hide } from '../../../testing/hide.ts'
import { endByAgreement } from '../../../testing/money/money-acts.ts'
import { pay } from '../../../testing/payments.ts'
import { arrangeCompleted, arrangeDirectCompleted, reviewBoth } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endHolds } from '../../5-contracts/deliveries/end-holds.ts'
import { refreshFigures } from './refresh-figures.ts'

// What someone would do to look better than they are: accounts are free, and contracts with a friend cost the fee alone.

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
})

type User = Awaited<ReturnType<TestApp['insertUser']>>

async function suspend({ id }: User) {
  const text = "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)"
  await t.pool.query(text, [id])
  return { restore: () => t.pool.query('delete from suspensions where user_id = $1', [id]) }
}

async function figuresOf({ id }: User) {
  await t.runJobs()
  await refreshFigures(t.deps, { userId: id })
  return (await t.anonymous.get(`/api/profile/${id}/figures`)).json<PersonFiguresDetailView>()
}

test('ten accounts with the smallest contract each weigh as much as one client, and make no success story', async () => {
  const freelancer = await t.insertUser()
  await reviewBoth(await arrangeCompleted(t, { freelancer }), { ofFreelancer: { rating: 1 } })
  for (let n = 0; n < 10; n += 1) await reviewBoth(await arrangeCompleted(t, { freelancer, bidAmount: 10 }))

  const { figures, inputs } = await figuresOf(freelancer)

  // (5 × 4 + 1 × 1 + 10 × 0.1 × 5) ÷ (5 + 1 + 10 × 0.1)
  expect(figures).toMatchObject({ rating: 3.71, reviewCount: 11, reviewedBy: 11 })
  expect(inputs.rating).toMatchObject({ people: 11 })
  expect(inputs.rating.weight).toBeCloseTo(2)
  const { stories, newest } = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect([stories, newest.length]).toEqual([[], 6])
})

test('several contracts between two weigh together, up to 1; one of a freelancer is a story', async () => {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  for (const bidAmount of [20, 30]) await reviewBoth(await arrangeCompleted(t, { client, freelancer, bidAmount }))
  expect((await figuresOf(freelancer)).inputs.rating).toMatchObject({ people: 1, weight: 0.5, sum: 2.5 })

  for (const bidAmount of [200, 300]) await reviewBoth(await arrangeCompleted(t, { client, freelancer, bidAmount }))

  expect((await figuresOf(freelancer)).inputs.rating).toMatchObject({ people: 1, weight: 1, sum: 5 })
  const { stories } = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect(stories.filter(({ ofFreelancer }) => ofFreelancer.of._id === freelancer.id)).toHaveLength(1)
})

test.each(['suspended', 'hidden'] as const)(
  'the page of success stories shows nobody who is %s, on either side, until they are back',
  async (reason) => {
    const [client, freelancer, reporter] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    for (const person of [client, freelancer])
      await t.as(person).put('/api/profile/me', { name: 'Ada', title: 'Maker' })
    const ids = await reviewBoth(await arrangeCompleted(t, { client, freelancer }))
    const isShown = async () => {
      const { body } = await t.anonymous.get('/api/success-stories')
      return [body.includes(ids.ofFreelancer), body.includes(ids.ofClient)]
    }
    expect(await isShown()).toEqual([true, true])

    for (const person of [client, freelancer]) {
      const report = { kind: 'profile', targetId: person.id }
      const hiding = reason === 'hidden' ? await hide(t, { reporter, person, report }) : await suspend(person)
      expect(await isShown()).toEqual([false, false])
      await hiding.restore()
      expect(await isShown()).toEqual([true, true])
    }
  },
)

test('when one of the two reviews of a success story is hidden, only the other one is shown', async () => {
  const [client, freelancer, reporter] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const ids = await reviewBoth(await arrangeCompleted(t, { client, freelancer }))

  await hide(t, { reporter, person: freelancer, report: { kind: 'review', targetId: ids.ofClient } })

  const { body } = await t.anonymous.get('/api/success-stories')
  expect([body.includes(ids.ofFreelancer), body.includes(ids.ofClient)]).toEqual([true, false])
})

test('a client whose bank took a payment back has not paid, and is no success story, until the bank returns it', async () => {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const hire = await arrangeCompleted(t, { client, freelancer })
  const ids = await reviewBoth(hire)
  const standing = async () => {
    const { figures, inputs } = await figuresOf(client)
    const { body } = await t.anonymous.get('/api/success-stories')
    const { stories } = JSON.parse(body) as StoriesView
    return {
      ...{ paid: figures.client.paidContracts, payments: inputs.payments, hires: inputs.hires },
      isStory: stories.some(({ ofFreelancer }) => ofFreelancer._id === ids.ofFreelancer),
    }
  }
  const paid = { paid: 1, payments: { some: 1, all: 1 }, hires: { some: 1, all: 1 }, isStory: true }
  expect(await standing()).toEqual(paid)

  await insertCardDispute(t, hire)
  expect(await standing()).toEqual({
    paid: 0,
    payments: { some: 0, all: 0 },
    hires: { some: 0, all: 0 },
    isStory: false,
  })

  const won = `update card_disputes set status = 'won', ended_at = now() where contract_id = $1`
  await t.pool.query(won, [hire.contractId])
  expect(await standing()).toEqual(paid)
})

test('jobs below the smallest amount that counts are no completed jobs', async () => {
  const { freelancerUser, clientUser } = await arrangeCompleted(t, { bidAmount: 5 })
  await t.as(freelancerUser).put('/api/profile/me', { name: 'Rui' })
  await t.as(clientUser).put('/api/profile/me', { name: 'Maren' })

  expect((await figuresOf(freelancerUser)).figures).toMatchObject({ completedJobs: 0, completionRate: null })
  expect((await figuresOf(clientUser)).figures.client).toMatchObject({ paidContracts: 0, paidRate: null })
})

test('a person who asks a freelancer many times counts once in how fast they answer: messages, invitations and direct contracts', async () => {
  const { freelancerUser: freelancer, freelancer: as } = await arrangeCompleted(t)
  const payer = async () => (await arrangeCompleted(t)).clientUser
  const [friend, writer, offerer, decliner] = [await payer(), await payer(), await payer(), await payer()]
  const stranger = await t.insertUser()
  await t.runJobs()
  const after = async (table: string, condition: string, minutes: number, id: string) =>
    t.pool.query(
      `update ${table} set created_at = now() - interval '40 days', ended_at = now() - interval '40 days' + make_interval(mins => $1)
       where ${condition}`,
      [minutes, id],
    )
  const invited = async (client: User, minutes: number, answer: 'propose' | 'decline' | 'ignore') => {
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    const body = { freelancerId: freelancer.id, message: 'Come.' }
    const { _id } = (await t.as(client).post(`/api/projects/${projectId}/invitations`, body)).json()
    if (answer === 'ignore') return
    if (answer === 'decline') await as.post(`/api/invitations/${_id}/decline`, { reason: 'busy', note: '' })
    else await as.post('/api/proposals', { projectId, freelancerId: freelancer.id, message: 'Yes.' })
    await after('invitations', 'id = $2', minutes, _id)
  }
  const asked = async (client: User, minutes: number) => {
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId, freelancerId: freelancer.id })
    const { conversationId } = await talk(t, client, freelancer)
    await as.post(`/api/conversations/${conversationId}/messages`, { clientId: t.newId(), text: 'Yes.' })
    await t.pool.query(
      `update messages set created_at = (select started_at from conversations where id = conversation_id) + make_interval(mins => $2)
       where conversation_id = $1 and author_id = $3 and kind <> 'event'`,
      [conversationId, minutes, freelancer.id],
    )
  }
  for (const _ of [1, 2, 3]) await invited(friend, 1, 'propose')
  await invited(friend, 9, 'decline')
  await invited(friend, 0, 'ignore')
  await invited(stranger, 1, 'decline')
  await asked(writer, 300)
  const terms = { title: 'Tiles', description: 'Blue ones.', criteria: '', amount: 100, deliveryTime: 7 }
  const offer = await t.as(offerer).post('/api/direct-contracts', { ...terms, freelancerId: freelancer.id })
  await as.post(`/api/direct-contracts/${offer.json()._id}/decline`, { note: '' })
  await after('direct_offers', 'id = $2', 700, offer.json()._id)
  await t.pool.query(`update users set created_at = now() - interval '1 year' where id = $1`, [freelancer.id])
  await invited(decliner, 60, 'decline')

  const { figures, inputs } = await figuresOf(freelancer)

  expect(inputs.response.minutes.toSorted((one, other) => one - other)).toEqual([3, 60, 300, 700])
  expect(figures.responseMinutes).toBe(60)
})

test('one freelancer with many quick versions counts once in how fast a client decides', async () => {
  const hire = await arrangeHire(t, { bidAmount: 100 })
  await pay(hire)
  for (const _ of [1, 2, 3]) {
    await hire.deliver()
    await hire.requestChanges()
  }
  await hire.deliver()
  await hire.approve()

  const { figures, inputs } = await figuresOf(hire.clientUser)

  expect(inputs.approval.cases).toBe(1)
  expect(figures.client.approvalMinutes).toBeNull()
})

test('a contract that was paid and went back in full is no hire', async () => {
  const client = await t.insertUser()
  const refunded = await arrangeHire(t, { client, bidAmount: 100 })
  await pay(refunded)
  expect((await figuresOf((await arrangeCompleted(t, { client })).clientUser)).inputs.hires).toEqual({
    some: 2,
    all: 2,
  })

  await endByAgreement(t, refunded, 0)

  expect((await figuresOf(client)).inputs.hires).toEqual({ some: 1, all: 2 })
})

test('a direct contract is neither a project that led to a hire nor a proposal that was answered', async () => {
  const { clientUser: client, freelancerUser, projectId } = await arrangeDirectCompleted(t, 'Tiles')
  await figuresOf(freelancerUser)
  await t.pool.query("update proposals set created_at = now() - interval '8 days' where project_id = $1", [projectId])

  const { figures, inputs } = await figuresOf(client)

  expect(figures.client.paidContracts).toBe(1)
  expect([inputs.hires, inputs.answers]).toEqual([
    { some: 0, all: 0 },
    { some: 0, all: 0 },
  ])
})

test('a contract that is held open with little or no money, or with money that went back, is no hire', async () => {
  const { clientUser: client } = await arrangeCompleted(t)
  await pay(await arrangeHire(t, { client, bidAmount: 5 }))
  const returned = await arrangeHire(t, { client, bidAmount: 100 })
  await pay(returned)
  const hires = async () => (await figuresOf(client)).inputs.hires
  expect(await hires()).toEqual({ some: 2, all: 2 })

  t.setClock(new Date(Date.now() + providerHoldDays.sandbox * dayMs))
  await endHolds(t.deps)
  t.setClock(undefined)

  expect((await contractOf(returned)).money).toMatchObject({ held: 0, unpaid: 100 })
  expect(await hires()).toEqual({ some: 1, all: 1 })
})

const monthAgo = () => new Date(Date.now() - 31 * dayMs)

test('proposals of free accounts, and withdrawn ones, make no project that its client did not hire for', async () => {
  const { clientUser: client } = await arrangeCompleted(t)
  const { freelancerUser: paid } = await arrangeCompleted(t)
  await t.runJobs()
  const proposed = async (freelancer: User, act?: 'withdraw') => {
    const { id: projectId } = await t.insertProject({ clientId: client.id, createdAt: monthAgo() })
    const proposal = { projectId, freelancerId: freelancer.id, message: 'I can do it.' }
    const { _id } = (await t.as(freelancer).post('/api/proposals', proposal)).json()
    if (act) expect((await t.as(freelancer).post(`/api/proposals/${_id}/withdraw`)).statusCode).toBe(200)
  }
  for (let n = 0; n < 10; n += 1) await proposed(await t.insertUser())
  await proposed(paid, 'withdraw')
  expect((await figuresOf(client)).inputs.hires).toEqual({ some: 1, all: 1 })

  await proposed(paid)

  expect((await figuresOf(client)).inputs.hires).toEqual({ some: 1, all: 2 })
})

test('clients who hire and never pay do not lower a success rate, however the contract ends', async () => {
  const { freelancerUser: freelancer } = await arrangeCompleted(t)
  const [left, suspended] = [await arrangeHire(t, { freelancer }), await arrangeHire(t, { freelancer })]
  await endByAgreement(t, left, 0)
  await suspend(suspended.clientUser)
  expect((await suspended.freelancer.post(`/api/contracts/${suspended.contractId}/end`)).statusCode).toBe(200)
  expect((await figuresOf(freelancer)).inputs.completion).toEqual({ some: 1, all: 1 })

  const paid = await arrangeHire(t, { freelancer, bidAmount: 100 })
  await pay(paid)
  await endByAgreement(t, paid, 0)

  expect((await figuresOf(freelancer)).inputs.completion).toEqual({ some: 1, all: 2 })
})

test('a proposal that was withdrawn before its time to answer was over is none that a client left unanswered', async () => {
  const { clientUser: client } = await arrangeCompleted(t)
  const { freelancerUser: hasty } = await arrangeCompleted(t)
  const { freelancerUser: late } = await arrangeCompleted(t)
  await t.runJobs()
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  for (const [freelancer, days] of [
    [hasty, 1],
    [late, 8],
  ] as const) {
    const { id } = await t.insertProposal({ projectId, freelancerId: freelancer.id })
    await t.pool.query(
      `update proposals set created_at = now() - interval '10 days', status = 'withdrawn',
         withdrawn_at = now() - interval '10 days' + make_interval(days => $2) where id = $1`,
      [id, days],
    )
  }

  expect((await figuresOf(client)).inputs.answers).toEqual({ some: 0, all: 1 })
})
