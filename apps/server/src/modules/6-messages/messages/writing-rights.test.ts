import { strangerLimits } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

describe('opening a conversation', () => {
  test('a client opens one with everyone who proposed to them; twice gives the same', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId } = await arrangeConversation(t)

    const again = await t.as(client).post('/api/conversations', { userId: freelancer.id })

    expect(again.json()).toMatchObject({ _id: conversationId, mayWrite: true, refusal: null, isHired: false })
    expect(again.json().person).toMatchObject({ _id: freelancer.id })
    expect((await t.as(freelancer).get('/api/conversations')).json().conversations).toEqual([])
  })

  test('two at once open one', async () => {
    const t = await startTestApp()
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status: 'accepted' })
    const open = (one: { token: string }, other: { id: string }) => () =>
      t.as(one).post('/api/conversations', { userId: other.id })

    const answers = await t.raceBehind({ text: 'lock table conversations in share row exclusive mode', values: [] }, [
      open(client, freelancer),
      open(freelancer, client),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]?.json()._id).toBe(answers[1]?.json()._id)
  })

  test('a freelancer who is not accepted has to wait for the client, and is told so', async () => {
    const t = await startTestApp()
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })

    const refused = await t.as(freelancer).post('/api/conversations', { userId: client.id })
    const seen = await t.as(freelancer).get(`/api/conversation-with/${client.id}`)

    expectFailure(refused, 403, 'conversation.client_writes_first')
    expect(seen.json()).toMatchObject({
      _id: null,
      mayWrite: false,
      refusal: 'conversation.client_writes_first',
      lastSeq: 0,
    })
  })

  test('once opened by the client, a freelancer still waits for the first message, and not after it', async () => {
    const t = await startTestApp()
    const { client, freelancer, send } = await arrangeConversation(t)

    const early = await send(freelancer, 'Hello?')
    await send(client, 'Hello!')
    const answer = await send(freelancer, 'Good morning')

    expectFailure(early, 403, 'conversation.client_writes_first')
    expect(answer.statusCode).toBe(201)
  })

  test('an accepted freelancer opens it themselves, as Connect does', async () => {
    const t = await startTestApp()
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id, status: 'in_progress' })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status: 'accepted' })

    const opened = await t.as(freelancer).post('/api/conversations', { userId: client.id })

    expect(opened.json()).toMatchObject({ mayWrite: true, isHired: true })
    const url = `/api/conversations/${opened.json()._id}/messages`
    expect((await t.as(freelancer).post(url, { clientId: t.newId(), text: 'Hello' })).statusCode).toBe(201)
  })

  test('a declined freelancer can still be written to', async () => {
    const t = await startTestApp()
    const { client, proposalId, send } = await arrangeConversation(t)
    await t.pool.query(`update proposals set status = 'rejected' where id = $1`, [proposalId])

    expect((await send(client, 'Next time!')).statusCode).toBe(201)
  })

  test('a stranger learns nothing: a real person, oneself and an invented id are the same', async () => {
    const t = await startTestApp()
    const { client, freelancer } = await arrangeConversation(t)
    const stranger = await t.insertUser()
    const other = await t.insertProposal({ freelancerId: freelancer.id }) // on another client's project
    const ids = [client.id, freelancer.id, stranger.id, t.newId(), 'not-an-id', other.id]

    const answers = [
      ...(await Promise.all(ids.map((userId) => t.as(stranger).post('/api/conversations', { userId })))),
      ...(await Promise.all(ids.map((userId) => t.as(stranger).get(`/api/conversation-with/${userId}`)))),
    ]

    expectFailure(answers[0]!, 404, 'conversation.not_found')
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  })
})

test('a stranger gets the same answer on every call, for a real conversation as for an invented one', async () => {
  const t = await startTestApp()
  const { client, conversationId, send } = await arrangeConversation(t)
  await send(client, 'Hello!')
  const stranger = t.as(await t.insertUser())
  const calls = (id: string) => {
    const url = `/api/conversations/${id}`
    return [
      () => stranger.get(`${url}/messages`),
      () => stranger.get(`${url}/messages?around=unread`),
      () => stranger.get(`${url}/changes?since=0`),
      () => stranger.get(`${url}/messages/search?search=hello`),
      () => stranger.post(`${url}/messages`, { clientId: t.newId(), text: 'Me too' }),
      () => stranger.get(`${url}/messages/2`),
      () => stranger.put(`${url}/messages/2`, { text: 'Mine' }),
      () => stranger.delete(`${url}/messages/2`),
      () => stranger.post(`${url}/read`, { seq: 2 }),
      () => stranger.post(`${url}/block`),
      () => stranger.delete(`${url}/block`),
      () => stranger.post(`${url}/reports`, { seq: 2, reason: 'Curious' }),
      () => stranger.get(`${url}/files/${t.newId()}`),
      () => stranger.post(`${url}/files?clientId=${t.newId()}`, new FormData()),
    ]
  }

  for (const [index, call] of calls(conversationId).entries()) {
    const [real, invented] = [await call(), await calls(t.newId())[index]!()]
    expectFailure(real, 404, 'conversation.not_found')
    expect(real.body).toBe(invented.body)
  }
  expect(await t.value('select count(*) from reports')).toBe(0)
})

describe('a block', () => {
  test('ends writing both ways; the blocked one is answered like a stranger, and all stays readable', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send, page } = await arrangeConversation(t, { isHired: true })
    await send(client, 'Hello!')
    await send(freelancer, 'Pay me now')

    const blocked = await t.as(client).post(`${url}/block`)

    expect(blocked.json()).toMatchObject({
      mayWrite: false,
      refusal: 'conversation.you_blocked',
      isBlockedByYou: true,
    })
    expectFailure(await send(client, 'One more thing'), 403, 'conversation.you_blocked')
    const stranger = await t.insertUser()
    const [theirs, strangers] = [await send(freelancer, 'Why?'), await send(stranger, 'Why?')]
    expect([theirs.statusCode, theirs.body]).toEqual([strangers.statusCode, strangers.body])
    expectFailure(await t.as(freelancer).put(`${url}/messages/4`, { text: 'Why?' }), 404, 'conversation.not_found')
    expect((await page(freelancer)).messages).toEqual((await page(client)).messages)
    expect((await t.as(freelancer).get(`/api/conversation-with/${client.id}`)).json()).toMatchObject({
      mayWrite: false,
      refusal: 'conversation.not_found',
      isBlockedByYou: false,
    })
  })

  test('is taken back by the one who blocked alone', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t, { isHired: true })
    await t.as(client).post(`${url}/block`)

    await t.as(freelancer).delete(`${url}/block`)
    const still = await send(freelancer, 'Hello?')
    await t.as(client).delete(`${url}/block`)

    expectFailure(still, 404, 'conversation.not_found')
    expect((await send(freelancer, 'Hello!')).statusCode).toBe(201)
  })

  test('holds for a message that was on its way when it was set', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, send, page } = await arrangeConversation(t, { isHired: true })

    const [blocked, sent] = await t.race({ table: 'conversations', id: conversationId }, [
      () => t.as(client).post(`${url}/block`),
      () => send(freelancer, 'Too late'),
    ])

    expect(blocked?.statusCode).toBe(200)
    expectFailure(sent!, 404, 'conversation.not_found')
    expect((await page(client)).lastSeq).toBe(0)
  })
})

describe('until a proposal is accepted', () => {
  const { unansweredPerDay, newConversationsPerDay } = strangerLimits

  test('each can send so many messages a day without an answer; an answer or a day later they go on', async () => {
    const t = await startTestApp()
    const start = Date.now()
    t.setClock(new Date(start))
    const { client, freelancer, send } = await arrangeConversation(t)
    for (let sent = 0; sent < unansweredPerDay; sent += 1) expect((await send(client, 'Hello?')).statusCode).toBe(201)

    const refused = await send(client, 'Hello??')
    await send(freelancer, 'Yes?')
    const answered = await send(client, 'There you are')
    for (let sent = 1; sent < unansweredPerDay; sent += 1) await send(client, 'Hello?')
    const again = await send(client, 'Hello??')
    t.setClock(new Date(start + 20 * 60 * 60 * 1_000))
    const tooEarly = await send(client, 'Hello??')

    expectFailure(refused, 429, 'conversation.wait_for_answer')
    expect(answered.statusCode).toBe(201)
    expectFailure(again, 429, 'conversation.wait_for_answer')
    expectFailure(tooEarly, 429, 'conversation.wait_for_answer')
    await t.pool.query(`update messages set created_at = created_at - interval '5 hours' where author_id = $1`, [
      client.id,
    ])
    expect((await send(client, 'Good morning')).statusCode).toBe(201)
  })

  test('an account can start so many conversations a day, also with two first messages at once', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const project = await t.insertProject({ clientId: client.id })
    const openOne = async () => {
      const { freelancerId } = await t.insertProposal({ projectId: project.id })
      return (await t.as(client).post('/api/conversations', { userId: freelancerId })).json()._id as string
    }
    const first = await openOne()
    await t.as(client).post(`/api/conversations/${first}/messages`, { clientId: t.newId(), text: 'Hello' })
    for (let started = 1; started < newConversationsPerDay - 1; started += 1) {
      const id = await openOne()
      await t.pool.query('update conversations set started_by = $2, started_at = now() where id = $1', [id, client.id])
    }
    const [one, other] = [await openOne(), await openOne()]
    const start = (id: string) => () =>
      t.as(client).post(`/api/conversations/${id}/messages`, { clientId: t.newId(), text: 'Hello' })

    const turn = {
      text: `select pg_advisory_xact_lock(hashtextextended('conversations:' || $1, 0))`,
      values: [client.id],
    }
    const answers = await t.raceBehind(turn, [start(one), start(other)])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429])
    expectFailure(answers[1]!, 429, 'conversation.too_many_new')
  })
})

describe('proposals after a block', () => {
  test.each([
    ['the client', 'client'],
    ['the freelancer', 'freelancer'],
  ] as const)('%s has blocked: no proposal, change or counter-offer reaches the other', async (_, who) => {
    const t = await startTestApp()
    const people = await arrangeConversation(t)
    const { client, freelancer, url, proposalId, send } = people
    await send(client, 'Hello')
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    const withdrawn = await t.insertProject({ clientId: client.id })
    const proposal = { freelancerId: freelancer.id, projectId, message: 'You will read this.' }
    const by = { client: t.as(client), freelancer: t.as(freelancer) }
    const earlier = await by.freelancer.post('/api/proposals', { ...proposal, projectId: withdrawn.id })
    const earlierUrl = `/api/proposals/${earlier.json()._id}`
    expect((await by.freelancer.post(`${earlierUrl}/withdraw`)).statusCode).toBe(200)
    const terms = { version: 1, bidAmount: 900, deliveryTime: 10 }
    await t.as(people[who]).post(`${url}/block`)
    const told = async () => [
      (await by.client.get('/api/notifications')).json().length,
      (await by.freelancer.get('/api/notifications')).json().length,
    ]
    const before = await told()

    const refused = [
      await by.freelancer.post('/api/proposals', proposal),
      await by.freelancer.put(`/api/proposals/${proposalId}`, { ...terms, message: 'You will read this.' }),
      await by.freelancer.post(`${earlierUrl}/send-again`),
      await by.client.post(`/api/proposals/${proposalId}/counters`, { ...terms, message: 'You will read this.' }),
    ]

    for (const response of refused) expectFailure(response, 403, 'proposal.blocked')
    expect(await told()).toEqual(before)
    expect((await by.freelancer.post(`/api/proposals/${proposalId}/withdraw`)).statusCode).toBe(200)

    await t.as(people[who]).delete(`${url}/block`)
    expect((await by.freelancer.post('/api/proposals', proposal)).statusCode).toBe(201)
  })
})
