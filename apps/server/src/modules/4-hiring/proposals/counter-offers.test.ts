import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const proposal = await t.insertProposal({
    projectId: project.id,
    freelancerId: freelancer.id,
    bidCents: 100_000,
    deliveryDays: 14,
  })
  const url = `/api/proposals/${proposal.id}`
  const counter = (person: { token: string }, change: object = {}) =>
    t.as(person).post(`${url}/counters`, { version: 1, bidAmount: 900, deliveryTime: 10, ...change })
  const counterId = async (by: 'client' | 'freelancer') =>
    (await t.as(client).get(`${url}/full`)).json().counters.find((offer: { by: string }) => offer.by === by)._id
  const answer = async (person: { token: string }, act: 'accept' | 'decline', by: 'client' | 'freelancer') =>
    t.as(person).post(`${url}/counters/${await counterId(by)}/${act}`)
  const kinds = async (person: { token: string }) =>
    (await t.as(person).get('/api/notifications')).json().map(({ kind }: { kind: string }) => kind)
  const contract = async () =>
    (await t.pool.query('select amount_cents, delivery_days from contracts where project_id = $1', [project.id])).rows
  return { t, client, freelancer, project, url, counter, counterId, answer, kinds, contract }
}

describe('a counter-offer', () => {
  test('that the freelancer accepts becomes the proposal; the acceptance then makes the contract of exactly that', async () => {
    const { t, client, freelancer, url, counter, answer, kinds, contract } = await arrange()
    const milestones = [
      { title: 'Design', amount: 400 },
      { title: 'Pages', amount: 500 },
    ]
    const offered = await counter(client, { milestones, message: 'My budget ends there.' })
    expect(offered.statusCode).toBe(201)
    expect(offered.json()).toMatchObject({
      bidAmount: 1_000,
      version: 1,
      openedAt: expect.any(String),
      counters: [{ by: 'client', bidAmount: 900, deliveryTime: 10, milestones, status: 'open' }],
    })

    const accepted = await answer(freelancer, 'accept', 'client')

    expect(accepted.json()).toMatchObject({
      bidAmount: 900,
      deliveryTime: 10,
      milestones,
      version: 2,
      counters: [{ status: 'accepted' }],
    })
    expect(await contract()).toEqual([])
    expect((await t.as(client).get(`${url}/edits`)).json().edits).toMatchObject([
      { cause: 'counter', before: { bidAmount: 1_000 }, after: { bidAmount: 900, deliveryTime: 10 } },
    ])
    expect([await kinds(freelancer), await kinds(client)]).toEqual([
      ['proposal.countered'],
      ['proposal.counter_answered'],
    ])
    await t.as(client).post(`${url}/accept`, { version: 2 })
    expect(await contract()).toEqual([{ amount_cents: 90_000, delivery_days: 10 }])
    expect(await t.value('select count(*) from ledger.entries')).toBe(0)
  })

  test('that is accepted ends a price that was the budget', async () => {
    const { t, client, freelancer } = await arrange()
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    const body = { freelancerId: freelancer.id, projectId, message: 'At your budget.' }
    const sent = (await t.as(freelancer).post('/api/proposals', body)).json()
    const url = `/api/proposals/${sent._id}/counters`
    const [offered] = (await t.as(client).post(url, { version: 1, bidAmount: 900 })).json().counters

    const accepted = await t.as(freelancer).post(`${url}/${offered._id}/accept`)

    expect([sent.atBudget, accepted.json()]).toMatchObject([true, { bidAmount: 900, atBudget: false }])
  })

  test('is answered by one of the freelancer, which the client declines; then neither has another', async () => {
    const { client, freelancer, counter, answer, kinds } = await arrange()
    expectFailure(await counter(freelancer), 409, 'proposal.no_counter')
    await counter(client)

    const back = await counter(freelancer, { bidAmount: 950 })
    expect(back.json().counters).toMatchObject([
      { by: 'client', status: 'countered' },
      { by: 'freelancer', bidAmount: 950, status: 'open' },
    ])
    expectFailure(await answer(freelancer, 'accept', 'freelancer'), 409, 'proposal.no_counter')
    const declined = await answer(client, 'decline', 'freelancer')

    expect(declined.json()).toMatchObject({ version: 1, bidAmount: 1_000 })
    expectFailure(await answer(client, 'accept', 'freelancer'), 409, 'proposal.no_counter')
    for (const person of [client, freelancer]) {
      expectFailure(await counter(person, { bidAmount: 800 }), 409, 'proposal.counter_used_up')
    }
    expect([await kinds(freelancer), await kinds(client)]).toEqual([
      ['proposal.counter_decided', 'proposal.countered'],
      ['proposal.counter_answered'],
    ])
  })

  test('is refused on an older version, with a wrong sum, or if it changes nothing', async () => {
    const { client, counter } = await arrange()
    const milestones = [
      { title: 'Design', amount: 400 },
      { title: 'Pages', amount: 600 },
    ]

    expectFailure(await counter(client, { version: 2 }), 409, 'proposal.changed')
    expectFailure(await counter(client, { milestones }), 409, 'proposal.milestone_sum')
    const same = { bidAmount: 1_000, deliveryTime: 14 }
    expectFailure(await counter(client, same), 409, 'proposal.counter_nothing')
  })

  test('is outdated by an edit, and by the acceptance of another proposal', async () => {
    const { t, client, freelancer, project, url, counter, counterId, answer } = await arrange()
    await counter(client)
    await t.as(freelancer).put(url, { version: 1, message: 'Better.', bidAmount: 950 })

    expectFailure(await answer(freelancer, 'accept', 'client'), 409, 'proposal.no_counter')

    const status = async () =>
      t.value('select status from proposal_counters where id = $1', [await counterId('client')])
    expect(await status()).toBe('outdated')
    const reopen = `update proposal_counters set status = 'open', ended_at = null where id = $1`
    await t.pool.query(reopen, [await counterId('client')])
    const other = await t.insertProposal({ projectId: project.id })
    await t.as(client).post(`/api/proposals/${other.id}/accept`)
    expect(await status()).toBe('outdated')
    expectFailure(await answer(freelancer, 'accept', 'client'), 409, 'proposal.already_decided')
  })
})

describe('counter-offers that race', () => {
  test('the freelancer accepts the lower price while the client accepts the proposal: the client must read it again', async () => {
    const { t, client, freelancer, project, url, counter, counterId, contract } = await arrange()
    await counter(client)
    const id = await counterId('client')

    const [taken, accepted] = await t.race({ table: 'projects', id: project.id }, [
      () => t.as(freelancer).post(`${url}/counters/${id}/accept`),
      () => t.as(client).post(`${url}/accept`, { version: 1 }),
    ])

    expect(taken?.statusCode).toBe(200)
    expectFailure(accepted!, 409, 'proposal.changed')
    expect(await contract()).toEqual([])
  })

  test('the other way round: the contract has the terms of the proposal, and the counter-offer is over', async () => {
    const { t, client, freelancer, project, url, counter, counterId, contract } = await arrange()
    await counter(client)
    const id = await counterId('client')

    const [accepted, taken] = await t.race({ table: 'projects', id: project.id }, [
      () => t.as(client).post(`${url}/accept`, { version: 1 }),
      () => t.as(freelancer).post(`${url}/counters/${id}/accept`),
    ])

    expect(accepted?.statusCode).toBe(200)
    expectFailure(taken!, 409, 'proposal.already_decided')
    expect(await contract()).toEqual([{ amount_cents: 100_000, delivery_days: 14 }])
  })

  test('an edit that comes first outdates the counter-offer that is being accepted', async () => {
    const { t, client, freelancer, project, url, counter, counterId } = await arrange()
    await counter(client)
    const id = await counterId('client')

    const [edited, taken] = await t.race({ table: 'projects', id: project.id }, [
      () => t.as(freelancer).put(url, { version: 1, message: 'More.', bidAmount: 5_000 }),
      () => t.as(freelancer).post(`${url}/counters/${id}/accept`),
    ])

    expect(edited?.statusCode).toBe(200)
    expectFailure(taken!, 409, 'proposal.no_counter')
    expect((await t.as(client).get(`${url}/full`)).json()).toMatchObject({ bidAmount: 5_000, version: 2 })
  })

  test('a client who counters what has just been changed must read it again', async () => {
    const { t, client, freelancer, project, url, counter } = await arrange()

    const [edited, countered] = await t.race({ table: 'projects', id: project.id }, [
      () => t.as(freelancer).put(url, { version: 1, message: 'More.', bidAmount: 5_000 }),
      () => counter(client),
    ])

    expect(edited?.statusCode).toBe(200)
    expectFailure(countered!, 409, 'proposal.changed')
  })

  test('of two counter-offers of the client, and of accepting and countering, one counts', async () => {
    const { t, client, freelancer, project, url, counter, counterId } = await arrange()
    const row = { table: 'projects', id: project.id }

    const offers = await t.race(row, [() => counter(client), () => counter(client, { bidAmount: 800 })])

    expect(sortedStatuses(offers)).toEqual([201, 409])
    const id = await counterId('client')
    const answers = await t.race(row, [
      () => t.as(freelancer).post(`${url}/counters/${id}/accept`),
      () => counter(freelancer, { bidAmount: 990 }),
    ])
    expect(sortedStatuses(answers)).toEqual([200, 409])
  })
})
