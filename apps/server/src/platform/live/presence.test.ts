import { once } from 'node:events'
import type { LiveEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangeConversation } from '../../testing/conversations.ts'
import { startProcess } from '../../testing/live-process.ts'
import { patience } from '../../testing/patience.ts'
import { recordStatements, type Statement } from '../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const connected = (socket: Socket) => once(socket as never, 'connect')

/** Of the adapter of socket.io. */
const [firstHeartbeat, askForSockets, answerAboutSockets] = [1, 7, 8]

/** What processes tell each other. */
const messagesOf = (statements: readonly Statement[]) =>
  statements
    .filter(({ text }) => text.includes('unnest'))
    .flatMap(({ values }) => values[1] as string[])
    .map((payload) => JSON.parse(payload) as { type: number })
const questionsIn = (statements: readonly Statement[]) =>
  messagesOf(statements).filter(({ type }) => type === askForSockets)

/** One who hears in another process whether a person is there. */
async function arrangeWatcher(t: TestApp) {
  const [one, other] = [await startProcess(t, { limits: { awayMs: 50 } }), await startProcess(t)]
  const { client, freelancer } = await arrangeConversation(t)
  const watcher = other.connect(client.token)
  await connected(watcher)
  const states: boolean[] = []
  watcher.on('event', (event: LiveEvent) => event.type === 'presence' && states.push(event.isOnline))
  watcher.emit('watch_presence', { userIds: [freelancer.id] })
  const untilSeen = (isOnline: boolean) => vi.waitUntil(() => states.at(-1) === isOnline, patience)
  await untilSeen(false)
  return { one, other, person: freelancer, untilSeen }
}

test('when many sockets go at once, the other processes are asked about all of them together', async () => {
  const t = await startTestApp()
  const { one, person, untilSeen } = await arrangeWatcher(t)
  const crowd = await Promise.all(Array.from({ length: 29 }, () => t.insertUser()))
  const sockets = [...crowd, person].map(({ token }) => one.connect(token))
  await Promise.all(sockets.map(connected))
  await untilSeen(true)

  const statements = await recordStatements(async () => {
    for (const socket of sockets) socket.close()
    await untilSeen(false)
  })

  expect(questionsIn(statements).length).toBeGreaterThan(0)
  expect(questionsIn(statements).length).toBeLessThan(10)
})

test('all sockets of a person that go at once are one question', async () => {
  const t = await startTestApp()
  const { one, person, untilSeen } = await arrangeWatcher(t)
  const sockets = Array.from({ length: 10 }, () => one.connect(person.token))
  await Promise.all(sockets.map(connected))
  await untilSeen(true)

  const statements = await recordStatements(async () => {
    for (const socket of sockets) socket.close()
    await untilSeen(false)
  })

  expect(questionsIn(statements).length).toBe(1)
})

/** Hears what the next answer of a process holds, as the others do. */
async function hearAnswer(t: TestApp) {
  const listener = await t.pool.connect()
  onTestFinished(() => listener.release(true))
  const answer = new Promise<string>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if (JSON.parse(payload).type === answerAboutSockets) resolve(payload)
    })
  })
  await listener.query('listen "socket.io#/"')
  return { answer }
}

test('an answer about who is there holds no token and no address, which may be long', async () => {
  const t = await startTestApp()
  const { one, other, person, untilSeen } = await arrangeWatcher(t)
  const [staying, going] = [other.connect(person.token, { padding: 'padding' }), one.connect(person.token)]
  await Promise.all([staying, going].map(connected))
  await untilSeen(true)
  const { answer } = await hearAnswer(t)

  going.close()

  expect(await answer).toContain(staying.id)
  expect(await answer).not.toContain(person.token)
  expect(await answer).not.toContain('padding')
})

test('who goes, and who is asked about, while a process that was killed is not missed yet is told as gone', async () => {
  const t = await startTestApp()
  const { one, other, person, untilSeen } = await arrangeWatcher(t)
  const { client, freelancer } = await arrangeConversation(t)
  const [socket, asking] = [one.connect(person.token), other.connect(client.token)]
  await Promise.all([socket, asking].map(connected))
  await untilSeen(true)
  const killed = { uid: 'killed', nsp: '/', type: firstHeartbeat }
  await t.pool.query('select pg_notify($1, $2)', ['socket.io#/', JSON.stringify(killed)])

  socket.close()
  const heard = once(asking as never, 'event')
  asking.emit('watch_presence', { userIds: [freelancer.id] })

  await untilSeen(false)
  expect(await heard).toEqual([{ type: 'presence', userId: freelancer.id, isOnline: false }])
})
