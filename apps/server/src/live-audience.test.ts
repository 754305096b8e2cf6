import { once } from 'node:events'
import { type LiveEvent, type LivePart, liveEvent, livePartSchema } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { testPassword } from './testing/builders.ts'
import { change } from './testing/contract-changes.ts'
import { arrangeHire } from './testing/contracts.ts'
import { hide } from './testing/hide.ts'
import { startListening } from './testing/live-process.ts'
import { pay } from './testing/payments.ts'
import { arrangeCompleted, reviewBoth, reviewOf } from './testing/reviews.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { uploadForm } from './testing/upload-form.ts'

type Person = { id: string; token: string }

const idea = {
  title: 'A shop for chairs',
  description: 'Visitors choose a chair and pay.',
  price: 1_250,
  requiredSkills: ['React'],
  deadline: '2035-01-31',
}

async function openSockets<Name extends string>(t: TestApp, people: Record<Name, Person>) {
  const connect = await startListening(t)
  const heard = new Map<string, LiveEvent[]>()
  const sockets = new Map(Object.entries<Person>(people).map(([name, { token }]) => [name, connect(token)]))
  await Promise.all([...sockets.values()].map((socket) => once(socket as never, 'connect')))
  for (const [name, socket] of sockets) socket.on('event', (event: LiveEvent) => heard.get(name)?.push(event))

  async function during(act: () => Promise<unknown>): Promise<Record<Name, LiveEvent[]>> {
    for (const name of sockets.keys()) heard.set(name, [])
    await act()
    // A socket's events arrive in order: after this one, none of the act is on its way.
    const end: LiveEvent = { type: 'changed', part: 'account', projectId: crypto.randomUUID() }
    const ended = [...sockets.values()].map((socket) => hears(socket, (event) => idOf(event) === end.projectId))
    const ids = Object.values<Person>(people).map(({ id }) => id)
    t.deps.live.publish(ids, end)
    await Promise.all(ended)
    const listOf = (name: string) => (heard.get(name) ?? []).filter((event) => idOf(event) !== end.projectId)
    return Object.fromEntries([...sockets.keys()].map((name) => [name, listOf(name)])) as Record<Name, LiveEvent[]>
  }
  return { during, socketOf: (name: Name) => sockets.get(name) as Socket }
}

const idOf = (event: LiveEvent) => (event.type === 'changed' ? event.projectId : undefined)

const hears = (socket: Socket, isIt: (event: LiveEvent) => boolean) =>
  new Promise<void>((resolve) => {
    const listen = (event: LiveEvent) => {
      if (!isIt(event)) return
      socket.off('event', listen)
      resolve()
    }
    socket.on('event', listen)
  })

const changesIn = (events: LiveEvent[]) =>
  events.filter((event) => event.type === 'changed' && event.part !== 'notification')

describe('open screens are told of', () => {
  test('a project that its client posts or edits', async () => {
    const t = await startTestApp()
    const [client, freelancer, declined] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    const { during } = await openSockets(t, { client, freelancer, declined })
    let projectId = ''

    const posted = await during(async () => {
      projectId = (await t.as(client).post('/projects/create', idea)).json()._id
    })
    await t.insertProposal({ projectId, freelancerId: freelancer.id })
    await t.insertProposal({ projectId, freelancerId: declined.id, status: 'rejected' })
    const same = await during(() => t.as(client).put(`/projects/update/${projectId}`, idea))
    const edited = await during(() => t.as(client).put(`/projects/update/${projectId}`, { ...idea, price: 1_300 }))

    const change = { type: 'changed', part: 'project', projectId }
    expect(posted).toEqual({ client: [change], freelancer: [], declined: [] })
    expect(same).toEqual({ client: [], freelancer: [], declined: [] })
    expect(edited).toEqual({ client: [change], freelancer: [change], declined: [] })
  })

  test('a proposal that is sent, accepted or declined; the declined do not learn whose was accepted', async () => {
    const t = await startTestApp()
    const [client, chosen, other] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId, freelancerId: other.id })
    const { during } = await openSockets(t, { client, chosen, other })
    let proposalId = ''

    const sent = await during(async () => {
      const body = { projectId, freelancerId: chosen.id, message: 'I have built two.' }
      proposalId = (await t.as(chosen).post('/api/proposals', body)).json()._id
    })
    const accepted = await during(() => t.as(client).post(`/api/proposals/${proposalId}/accept`))
    const again = await during(() => t.as(client).post(`/api/proposals/${proposalId}/accept`))

    const change = { type: 'changed', part: 'proposal', projectId, proposalId }
    const { contractId } = (await t.as(client).get(`/api/proposals/${proposalId}/full`)).json()
    const opened = { type: 'changed', part: 'contract', projectId, proposalId, contractId }
    expect([sent.client, sent.chosen, sent.other].map(changesIn)).toEqual([[change], [change], []])
    expect([accepted.client, accepted.chosen, accepted.other].map(changesIn)).toEqual([
      [opened],
      [opened],
      [{ type: 'changed', part: 'proposal', projectId }],
    ])
    expect(again).toEqual({ client: [], chosen: [], other: [] })
  })

  test('an acceptance, by a job, when it declined many', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const { id: projectId } = await t.insertProject({ clientId: client.id })
    const chosen = await t.insertProposal({ projectId })
    const others = await Promise.all(Array.from({ length: 26 }, () => t.insertUser()))
    for (const { id } of others) await t.insertProposal({ projectId, freelancerId: id })
    const { during } = await openSockets(t, { last: others.at(-1)! })

    const heard = await during(async () => {
      await t.as(client).post(`/api/proposals/${chosen.id}/accept`)
      await t.runJobs()
    })

    expect(changesIn(heard.last)).toEqual([{ type: 'changed', part: 'proposal', projectId }])
  })

  test('a delivery, a change of the contract and its money, on both sides, but not of a review before it is public', async () => {
    const t = await startTestApp()
    const hire = await arrangeHire(t)
    const { clientUser: client, freelancerUser: freelancer, projectId, proposalId, contractId } = hire
    const { during } = await openSockets(t, { client, freelancer })
    let offered: Awaited<ReturnType<typeof change>>
    const offer = async () => {
      offered = await change(hire, 'freelancer', { deliveryTime: 20 })
    }
    const acts: { act: () => Promise<unknown>; parts: LivePart[] }[] = [
      { act: offer, parts: ['contract'] },
      { act: () => offered.accept('client'), parts: ['contract'] },
      { act: () => pay(hire), parts: ['payment'] },
      { act: hire.deliver, parts: ['contract'] },
      { act: hire.requestChanges, parts: ['contract'] },
      { act: hire.deliver, parts: ['contract'] },
      { act: hire.approve, parts: ['contract', 'payment'] },
    ]

    for (const { act, parts } of acts) {
      const told = await during(act)
      const changes = parts.map((part) => ({ type: 'changed', part, projectId, proposalId, contractId }))
      for (const events of [told.client, told.freelancer]) expect(changesIn(events)).toEqual(changes)
    }
    const reviewed = await during(() => t.as(client).put(`/api/contracts/${contractId}/review`, reviewOf('freelancer')))

    expect([reviewed.client, reviewed.freelancer].map(changesIn)).toEqual([[{ type: 'changed', part: 'review' }], []])
  })

  test('a review that operators hide or show again, on both sides', async () => {
    const t = await startTestApp()
    const hire = await arrangeHire(t)
    await pay(hire)
    await hire.deliver()
    await hire.approve()
    const { ofFreelancer: targetId } = await reviewBoth(hire, { ofFreelancer: { rating: 1 }, ofClient: { rating: 4 } })
    await t.runJobs()
    const { clientUser: client, freelancerUser: freelancer } = hire
    const reporter = await t.insertUser()
    const { during } = await openSockets(t, { client, freelancer })
    let hidden: Awaited<ReturnType<typeof hide>>
    const hides = async () => {
      hidden = await hide(t, { reporter, person: client, report: { kind: 'review', targetId } })
    }

    const heard = [await during(hides), await during(() => hidden.restore())]

    for (const told of heard) {
      const change = { type: 'changed', part: 'review' }
      expect([told.client, told.freelancer].map(changesIn)).toEqual([[change], [change]])
    }
  })

  test('a review that is not yet public, on the side of its author alone', async () => {
    const t = await startTestApp()
    const { clientUser: client, freelancerUser: freelancer, ...first } = await arrangeCompleted(t)
    const { ofFreelancer: targetId } = await reviewBoth(first)
    const next = await arrangeCompleted(t, { client, freelancer })
    await next.client.put(`/api/contracts/${next.contractId}/review`, reviewOf('freelancer'))
    await t.runJobs()
    const hidden = await hide(t, {
      reporter: await t.insertUser(),
      person: client,
      report: { kind: 'review', targetId },
    })
    // Nobody can report one before it is public.
    await t.pool.query(
      'update moderation_decisions set target_id = (select id from reviews where contract_id = $2) where target_id = $1',
      [targetId, next.contractId],
    )
    const { during } = await openSockets(t, { client, freelancer })

    const told = await during(() => hidden.restore())

    expect([told.client, told.freelancer].map(changesIn)).toEqual([[{ type: 'changed', part: 'review' }], []])
  })

  test('what goes with a deleted account', async () => {
    const t = await startTestApp()
    const [leaving, client, freelancer] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    const lost = await t.insertProject({ clientId: leaving.id })
    await t.insertProposal({ projectId: lost.id, freelancerId: freelancer.id })
    const waiting = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId: waiting.id, freelancerId: leaving.id })
    const { during } = await openSockets(t, { client, freelancer })

    const heard = await during(() => t.as(leaving).post('/api/account/deletion', { password: testPassword }))

    const change = { type: 'changed', part: 'proposal' }
    expect([heard.client, heard.freelancer].map(changesIn)).toEqual([[change], [change]])
  })

  test('the other side of an ended contract, when an account is deleted', async () => {
    const t = await startTestApp()
    const hire = await arrangeHire(t)
    await pay(hire)
    await hire.deliver()
    await hire.approve()
    const { during } = await openSockets(t, { freelancer: hire.freelancerUser })

    const heard = await during(() => hire.client.post('/api/account/deletion', { password: testPassword }))

    expect(changesIn(heard.freelancer)).toEqual([{ type: 'changed', part: 'contract' }])
  })
})

test('a stranger hears of no event of any kind, whatever they ask for', async () => {
  const t = await startTestApp()
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const { during, socketOf } = await openSockets(t, { client, freelancer, stranger })

  const heard = await during(async () => {
    const projectId = (await t.as(client).post('/projects/create', idea)).json()._id as string
    await t.as(client).post(`/api/projects/${projectId}/invitations`, { freelancerId: freelancer.id })
    const body = { projectId, freelancerId: freelancer.id, message: 'I have built two.' }
    const proposalId = (await t.as(freelancer).post('/api/proposals', body)).json()._id as string
    const { _id: conversationId } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
    const conversation = `/api/conversations/${conversationId}`
    await t.as(client).post(`${conversation}/messages`, { clientId: t.newId(), text: 'Hello!' })
    socketOf('stranger').emit('watch_presence', { userIds: [client.id, freelancer.id] })
    socketOf('stranger').emit('typing', { conversationId })
    const typing = hears(socketOf('client'), ({ type }) => type === 'typing')
    socketOf('freelancer').emit('typing', { conversationId })
    const presence = hears(socketOf('client'), ({ type }) => type === 'presence')
    socketOf('client').emit('watch_presence', { userIds: [freelancer.id] })
    await Promise.all([typing, presence])
    await t.as(freelancer).post(`${conversation}/read`, { seq: 2 })
    await t.as(client).post(`/api/proposals/${proposalId}/accept`)
    await t.as(freelancer).post(`/api/proposals/${proposalId}/deliverables`, uploadForm())
    const { contractId } = (await t.as(client).get(`/api/proposals/${proposalId}/full`)).json()
    await pay({ client: t.as(client), contractId })
    await t.as(client).post(`/api/proposals/${proposalId}/deliverables/approve`)
    await t.as(client).put(`/api/contracts/${contractId}/review`, reviewOf('freelancer'))
  })

  const kindOf = (event: LiveEvent) => (event.type === 'changed' ? `${event.type} ${event.part}` : event.type)
  const types = liveEvent.options.map((option) => option.shape.type.value).filter((type) => type !== 'changed')
  // Nothing publishes the other parts.
  const parts = livePartSchema.options.filter((part) => part !== 'message' && part !== 'account')
  expect(new Set([...heard.client, ...heard.freelancer].map(kindOf))).toEqual(
    new Set([...types, ...parts.map((part) => `changed ${part}`)]),
  )
  expect(heard.stranger).toEqual([])
})
