import { once } from 'node:events'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkValkey } from '../../doctor/check-valkey.ts'
import { arrangeConversation } from '../../testing/conversations.ts'
import { installationOf } from '../../testing/doctor-context.ts'
import { startProcess } from '../../testing/live-process.ts'
import { longPatience } from '../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findValkey, startValkey } from '../../testing/valkey.ts'
import { carryByValkey } from './carry-by-valkey.ts'
import type { Live } from './live.ts'
import { newValkeyClient } from './valkey-connection.ts'

const program = findValkey()
const withValkey = test.skipIf(!program)

async function openValkey(password?: string) {
  const valkey = await startValkey(program!, password)
  onTestFinished(() => valkey.end())
  return valkey
}

async function startCarried(t: TestApp, url: string) {
  const news: unknown[] = []
  const troubles: unknown[] = []
  const process = await startProcess(t, {
    openCarrier: () =>
      carryByValkey(
        url,
        (one) => news.push(one),
        (error) => troubles.push(error),
      ),
  })
  await vi.waitUntil(() => process.live.isCarried, longPatience)
  return { ...process, news, troubles }
}

const numbered = (projectId: string) => ({ type: 'changed', part: 'project', projectId }) as const

/** Whatever `live` publishes last reaches the socket, within what it takes to connect again. */
async function untilHeard(live: Live, userId: string, socket: Socket) {
  const heard = once(socket as never, 'event')
  const repeat = setInterval(() => live.publish([userId], numbered('again')), 20)
  await heard
  clearInterval(repeat)
}

const isReady = async ({ app }: { app: TestApp['app'] }) => (await app.inject('/readyz')).json()

/** Two processes and a person connected to the second. */
async function startPair(t: TestApp, url: string) {
  const [near, far] = [await startCarried(t, url), await startCarried(t, url)]
  const person = await t.insertUser()
  const socket = far.connect(person.token)
  await once(socket as never, 'connect')
  return { near, far, person, socket }
}

withValkey('events reach the sockets of the other process in their order, the first one too, and once', async () => {
  const t = await startTestApp()
  const { url } = await openValkey()
  const { near, far, person, socket } = await startPair(t, url)
  const numbers = Array.from({ length: 500 }, (_, number) => String(number))
  const heard: string[] = []
  socket.on('event', ({ projectId }: { projectId: string }) => heard.push(projectId))

  for (const number of numbers) near.live.publish([person.id], numbered(number))
  await vi.waitUntil(() => heard.length >= numbers.length, longPatience)
  far.live.publish([person.id], numbered('last'))
  await vi.waitUntil(() => heard.at(-1) === 'last', longPatience)

  expect(heard).toEqual([...numbers, 'last'])
  expect([near.troubles, far.troubles, near.news, far.news]).toEqual([[], [], [], []])
})

withValkey('who is there is known across processes', async () => {
  const t = await startTestApp()
  const { url } = await openValkey()
  const { client, freelancer } = await arrangeConversation(t)
  const [near, far] = [await startCarried(t, url), await startCarried(t, url)]
  await once(far.connect(freelancer.token) as never, 'connect')
  const watcher = near.connect(client.token)
  await once(watcher as never, 'connect')

  const told = once(watcher as never, 'event')
  watcher.emit('watch_presence', { userIds: [freelancer.id] })

  expect(await told).toEqual([{ type: 'presence', userId: freelancer.id, isOnline: true }])
})

withValkey.each(['killed and started again', 'stopped for a while', 'flushed'])(
  'when Valkey is %s, all live on, own sockets hear meanwhile, and the others again within seconds',
  async (fault) => {
    const t = await startTestApp()
    const valkey = await openValkey()
    const { near, far, person, socket } = await startPair(t, valkey.url)
    const own = near.connect(person.token)
    await once(own as never, 'connect')
    await untilHeard(near.live, person.id, socket)

    if (fault === 'flushed') {
      const client = await newValkeyClient(valkey.url).connect()
      await client.flushAll()
      client.destroy()
    } else {
      if (fault.startsWith('killed')) await valkey.end()
      else valkey.signal('SIGSTOP')
      for (const process of [near, far]) {
        await vi.waitUntil(() => process.live.isCarried === false, longPatience)
        expect(await isReady(process)).toEqual({ status: 'ready', valkey: 'away' })
      }
      await untilHeard(near.live, person.id, own)
      // What waits for an answer of the other processes must not end this one.
      own.emit('watch_presence', { userIds: [(await t.insertUser()).id] })
      expect(
        await checkValkey({ ...installationOf(t, { GUILDHALL_VALKEY_URL: valkey.url }), limitMs: 500 }),
      ).toMatchObject([{ level: 'problem' }])
      if (fault.startsWith('killed')) await valkey.run()
      else valkey.signal('SIGCONT')
      for (const { live } of [near, far]) await vi.waitUntil(() => live.isCarried, longPatience)
      expect([near, far].map(({ news }) => news)).toEqual([
        [{ error: expect.anything() }, {}],
        [{ error: expect.anything() }, {}],
      ])
    }

    await untilHeard(near.live, person.id, socket)
    expect(await isReady(far)).toEqual({ status: 'ready', valkey: 'ok' })
    expect(await checkValkey(installationOf(t, { GUILDHALL_VALKEY_URL: valkey.url }))).toMatchObject([{ level: 'ok' }])
  },
)

withValkey('another server takes over whose clock is behind, with less in it: events are heard again', async () => {
  const t = await startTestApp()
  const valkey = await openValkey()
  const client = await newValkeyClient(valkey.url).connect()
  await client.xAdd('guildhall:events', '99999999999999-0', { uid: 'ahead' })
  const { near, far, person, socket } = await startPair(t, valkey.url)
  client.destroy()

  await valkey.end()
  for (const { live } of [near, far]) await vi.waitUntil(() => live.isCarried === false, longPatience)
  await valkey.run()

  await untilHeard(near.live, person.id, socket)
})

withValkey('the doctor says what is wrong, and no password', async () => {
  const t = await startTestApp()
  const valkey = await openValkey('pass-of-valkey')
  const check = (url: string) => checkValkey(installationOf(t, { GUILDHALL_VALKEY_URL: url }))

  const [right] = await check(valkey.url)
  const [wrong] = await check(valkey.url.replace('pass-of-valkey', 'another-word'))
  await valkey.end()
  const [away] = await check(valkey.url)

  expect([right?.level, wrong?.level, away?.level]).toEqual(['ok', 'problem', 'problem'])
  expect(wrong?.what).toContain('WRONGPASS')
  expect(JSON.stringify([right, wrong, away])).not.toMatch(/pass-of-valkey|another-word/)
})
