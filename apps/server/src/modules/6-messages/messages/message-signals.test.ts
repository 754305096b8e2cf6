import { once } from 'node:events'
import type { LiveEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signals } from '../../../platform/limits/rate-limits.rules.ts'
import { liveLimits } from '../../../platform/live/live-limits.ts'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { startListening, startProcess } from '../../../testing/live-process.ts'
import { patience } from '../../../testing/patience.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { messageSignals } from './shared/message-signals.ts'

const nextEvent = (socket: Socket, type: LiveEvent['type']) =>
  new Promise<LiveEvent>((resolve) => {
    socket.on('event', (event: LiveEvent) => {
      if (event.type === type) resolve(event)
    })
  })

async function arrangePair() {
  const t = await startTestApp()
  const [one, other] = [
    await startProcess(t, { limits: { awayMs: 50 } }),
    await startProcess(t, { limits: { awayMs: 50 } }),
  ]
  const [client, freelancer, stranger] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
  const { _id: conversationId } = (await t.as(client).post('/api/conversations', { userId: freelancer.id })).json()
  const url = `/api/conversations/${conversationId}/messages`
  await t.as(client).post(url, { clientId: t.newId(), text: 'Hello!' })
  return { t, one, other, client, freelancer, stranger, conversationId }
}

test('typing reaches the other member in another process, and a stranger cannot send it', async () => {
  const { one, other, client, freelancer, stranger, conversationId } = await arrangePair()
  const [writer, reader, intruder] = [
    one.connect(client.token),
    other.connect(freelancer.token),
    one.connect(stranger.token),
  ]
  await Promise.all([writer, reader, intruder].map((socket) => once(socket as never, 'connect')))
  const heard = nextEvent(reader, 'typing')

  intruder.emit('typing', { conversationId })
  intruder.emit('typing', 'nonsense')
  writer.emit('typing', { conversationId })

  expect(await heard).toEqual({ type: 'typing', conversationId, userId: client.id })
})

test('members see each other come and go, across processes; a stranger sees nothing', async () => {
  const { one, other, client, freelancer, stranger } = await arrangePair()
  const [watcher, intruder] = [one.connect(client.token), one.connect(stranger.token)]
  await Promise.all([watcher, intruder].map((socket) => once(socket as never, 'connect')))
  const seen: LiveEvent[] = []
  intruder.on('event', (event: LiveEvent) => seen.push(event))
  const states: boolean[] = []
  const changed = async () => {
    const event = await nextEvent(watcher, 'presence')
    if (event.type === 'presence') states.push(event.isOnline)
  }

  intruder.emit('watch_presence', { userIds: [freelancer.id] })
  const first = changed()
  watcher.emit('watch_presence', { userIds: [freelancer.id] })
  await first
  const second = changed()
  const person = other.connect(freelancer.token)
  await second
  const third = changed()
  person.close()
  await third

  expect(states).toEqual([false, true, false])
  expect(seen).toEqual([])
})

test.each([
  { who: 'client', path: 'block' },
  { who: 'freelancer', path: 'block' },
  { who: 'client', path: 'reports', payload: { harm: 'harassment', reason: 'They threaten me.', block: true } },
] as const)(
  '$path: after a block by the $who each has gone for the other, in all processes, and others see on',
  async (acting) => {
    const { who, path, ...body } = acting
    const { t, one, other, conversationId, ...people } = await arrangePair()
    const { client, freelancer } = people
    const friend = await t.insertUser()
    const project = await t.insertProject({ clientId: client.id })
    await t.insertProposal({ projectId: project.id, freelancerId: friend.id })
    const { _id } = (await t.as(client).post('/api/conversations', { userId: friend.id })).json()
    await t.as(client).post(`/api/conversations/${_id}/messages`, { clientId: t.newId(), text: 'Hello!' })
    const [blocked, seeing] = [one.connect(freelancer.token), one.connect(friend.token)]
    const [elsewhere, there] = [one.connect(freelancer.token), other.connect(client.token)]
    await Promise.all([blocked, seeing, elsewhere, there].map((socket) => once(socket as never, 'connect')))
    const firsts = [blocked, seeing].map((socket) => nextEvent(socket, 'presence'))
    for (const socket of [blocked, seeing]) socket.emit('watch_presence', { userIds: [client.id] })
    expect(await Promise.all(firsts)).toMatchObject([{ isOnline: true }, { isOnline: true }])
    const [heard, heardElsewhere]: [LiveEvent[], LiveEvent[]] = [[], []]
    blocked.on('event', (event: LiveEvent) => heard.push(event))
    elsewhere.on('event', (event: LiveEvent) => heardElsewhere.push(event))

    const { statusCode } = await other.app.inject({
      ...{ method: 'POST', url: `/api/conversations/${conversationId}/${path}`, ...body },
      headers: { authorization: `Bearer ${people[who].token}` },
    })
    expect(statusCode).toBeLessThan(300)
    const seen = nextEvent(seeing, 'presence')
    other.connect(client.token)
    await seen
    const lasts = [blocked, elsewhere].map((socket) => nextEvent(socket, 'typing'))
    one.live.publish([freelancer.id], { type: 'typing', conversationId, userId: friend.id })
    await Promise.all(lasts)

    expect(heard).toMatchObject([{ type: 'presence', userId: client.id, isOnline: false }, { type: 'typing' }])
    expect(heardElsewhere.map(({ type }) => type)).toEqual(['typing'])
  },
)

test('who is blocked while it is looked up whom they may watch does not see the other come', async () => {
  const t = await startTestApp()
  const connect = await startListening(t)
  const { client, freelancer, conversationId, send } = await arrangeConversation(t)
  await send(client, 'Hello!')
  const blocked = connect(freelancer.token)
  await once(blocked as never, 'connect')
  const heard: LiveEvent[] = []
  blocked.on('event', (event: LiveEvent) => heard.push(event))
  const { pool } = t.deps.database
  const query = pool.query.bind(pool) as (...all: unknown[]) => Promise<unknown>
  const { promise: blocking, resolve: hasBlocked } = Promise.withResolvers<void>()
  let lookups = 0
  const queryLate = async (...all: unknown[]) => {
    const answer = await query(...all)
    if ((all[0] as { name?: string }).name !== 'conversation_writing_many') return answer
    lookups += 1
    await blocking
    return answer
  }
  const spied = vi.spyOn(pool, 'query').mockImplementation((...all: unknown[]) => queryLate(...all) as never)
  onTestFinished(() => spied.mockRestore())
  const tell = async () => {
    const told = nextEvent(blocked, 'typing')
    t.deps.live.publish([freelancer.id], { type: 'typing', conversationId, userId: client.id })
    await told
  }

  blocked.emit('watch_presence', { userIds: [client.id] })
  await vi.waitUntil(() => lookups === 1, patience)
  expect((await t.as(client).post(`/api/conversations/${conversationId}/block`)).statusCode).toBe(200)
  await tell() // after the watch has ended
  hasBlocked()
  await vi.waitUntil(() => heard.length > 1 || lookups === 2, patience)
  await once(connect(client.token) as never, 'connect')
  await tell()

  expect(heard.filter(({ type }) => type === 'presence')).toEqual([])
})

test('many sockets of one account are answered as often as its limit allows, and others are answered meanwhile', async () => {
  const t = await startTestApp({ rateLimitFactor: 1 })
  const connect = await startListening(t)
  const { client, freelancer, conversationId } = await arrangeConversation(t)
  const other = await arrangeConversation(t)
  const many = Array.from({ length: liveLimits.socketsPerAccount }, () => connect(client.token))
  const reader = connect(other.client.token)
  await Promise.all([...many, reader].map((socket) => once(socket as never, 'connect')))
  const [{ max } = { max: 0 }] = signals.windows

  const statements = await recordStatements(async () => {
    for (const socket of many) {
      for (let count = 0; count < 20; count += 1) {
        socket.emit('typing', { conversationId })
        socket.emit('watch_presence', { userIds: [freelancer.id] })
      }
    }
    const seen = nextEvent(reader, 'presence')
    reader.emit('watch_presence', { userIds: [other.freelancer.id] })
    await seen
    for (const socket of [...many, reader]) socket.close()
    await vi.waitUntil(() => t.deps.live.openSockets === 0, patience)
    await vi.waitUntil(() => t.pool.waitingCount === 0 && t.pool.idleCount === t.pool.totalCount, patience)
  })

  const asked = statements.filter(({ text }) => text.includes('conversation_members'))
  expect(asked.length).toBeGreaterThan(0)
  // Of one typing there are two, of whom one writes with and whether one may.
  expect(asked.length).toBeLessThanOrEqual(2 * max)
})

test('whom one may watch is decided with one query, however many are asked for', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  const people: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const { freelancerId } = await t.insertProposal({ projectId: project.id })
    if (count < 4) await t.as(client).post('/api/conversations', { userId: freelancerId })
    people.push(freelancerId)
  }
  const [open, , blocking, blocked] = people
  const { _id } = (await t.as(client).get(`/api/conversation-with/${blocked}`)).json()
  await t.as(client).post(`/api/conversations/${_id}/block`)
  await t.pool.query('update conversation_members set blocked_at = now() where user_id = $1', [blocking])
  const query = vi.spyOn(t.deps.database.pool, 'query')

  const watched = await messageSignals(t.deps.database.db).watch(client.id, { userIds: people })

  expect(new Set(watched)).toEqual(new Set([open, people[1]]))
  expect(query).toHaveBeenCalledTimes(1)
})
