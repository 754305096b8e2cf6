import { once } from 'node:events'
import { returnWithinEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import { expect, test, vi } from 'vitest'
import { startProcess, untilHeard } from '../../testing/live-process.ts'
import { patience } from '../../testing/patience.ts'
import { recordStatements } from '../../testing/request-costs.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { carryByPostgres, type EventCarrier, type OpenCarrier } from './event-carrier.ts'
import type { LiveLimits } from './live-limits.ts'

const connected = (socket: Socket) => once(socket as never, 'connect')

const event = { type: 'changed', part: 'notification' } as const

test('an event reaches the sockets of its person in every process, and no others', async () => {
  const t = await startTestApp()
  const [one, other] = [await startProcess(t), await startProcess(t)]
  const [person, stranger] = [await t.insertUser(), await t.insertUser()]
  const heard: string[] = []
  const sockets = [one.connect(person.token), other.connect(person.token), other.connect(stranger.token)]
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')))
  await untilHeard(one.live, event, stranger, sockets.slice(2))
  sockets.forEach((socket, index) => {
    socket.on('event', ({ part }: { part: string }) => part !== event.part && heard.push(`${index} ${part}`))
  })

  one.live.publish([person.id], { ...event, part: 'message' })
  one.live.publish([stranger.id], { ...event, part: 'project' })
  await vi.waitUntil(() => heard.length === 3, patience)

  expect(heard.toSorted()).toEqual(['0 message', '1 message', '2 project'])
})

test('events arrive in the order they were published in, here and in another process', async () => {
  const t = await startTestApp()
  const [one, other] = [await startProcess(t), await startProcess(t)]
  const person = await t.insertUser()
  const sockets = [one.connect(person.token), other.connect(person.token)]
  await Promise.all(sockets.map(connected))
  const numbers = Array.from({ length: 200 }, (_, number) => String(number))
  const heard = sockets.map(
    (socket) =>
      new Promise<string[]>((resolve) => {
        const list: string[] = []
        socket.on('event', ({ projectId }: { projectId?: string }) => {
          if (projectId !== undefined && list.push(projectId) === numbers.length) resolve(list)
        })
      }),
  )
  await untilHeard(one.live, event, person, sockets)

  for (const number of numbers) one.live.publish([person.id], { ...event, projectId: number })

  expect(await Promise.all(heard)).toEqual([numbers, numbers])
})

test('events of one moment reach the other processes in few statements, and none is lost', async () => {
  const t = await startTestApp()
  const [one, other] = [await startProcess(t), await startProcess(t)]
  const person = await t.insertUser()
  const socket = other.connect(person.token)
  await connected(socket)
  await untilHeard(one.live, event, person, [socket])
  const heard: string[] = []
  socket.on('event', ({ projectId }: { projectId?: string }) => projectId !== undefined && heard.push(projectId))
  // PostgreSQL would deliver equal ones of one transaction once.
  const numbers = [...Array.from({ length: 97 }, (_, number) => String(number)), 'here', 'gone', 'here']

  const sent = await recordStatements(async () => {
    for (const number of numbers) one.live.publish([person.id], { ...event, projectId: number })
    await vi.waitUntil(() => heard.length === numbers.length, patience)
  })

  expect(heard).toEqual(numbers)
  // The first, then all others; and now and then each process says that it lives.
  expect(sent.filter(({ text }) => /pg_notify/i.test(text)).length).toBeLessThan(10)
})

/** A process whose carrier measures its silence by a clock of the test. */
async function startClocked(limits?: Partial<LiveLimits>) {
  const t = await startTestApp()
  let now = 0
  const carriers: EventCarrier[] = []
  const openCarrier: OpenCarrier = (onTrouble) => {
    const carrier = carryByPostgres(t.pool, onTrouble, () => now)
    carriers.push(carrier)
    return carrier
  }
  const process = await startProcess(t, { openCarrier, ...(limits && { limits }) })
  const drain = async () => {
    for (const carrier of carriers) await carrier.drain()
  }
  return { t, ...process, drain, passMs: (ms: number) => (now += ms) }
}

test('a process that has listened for a minute and heard of no other one tells its own sockets alone, until it hears of one', async () => {
  const { t, live, connect, drain, passMs } = await startClocked()
  const person = await t.insertUser()
  const near = connect(person.token)
  await connected(near)
  const told = async () => {
    const sent = await recordStatements(async () => {
      const heard = once(near as never, 'event')
      live.publish([person.id, t.newId()], event)
      await heard
      await drain()
    })
    return sent.some(({ text, values }) => /pg_notify/.test(text) && JSON.stringify(values).includes('notification'))
  }

  const first = await told()
  passMs(60_000)
  const alone = await told()
  await t.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~* '^(listen|select pg_notify)'",
  )
  await vi.waitUntil(told, patience)
  // It connects again some time later.
  const toldInAMinute = () => {
    passMs(60_000)
    return told()
  }
  await expect.poll(toldInAMinute, patience).toBe(false)
  const far = (await startProcess(t)).connect(person.token)
  await connected(far)
  await untilHeard(live, event, person, [far])

  expect([first, alone]).toEqual([true, false])
})

test('what all sockets of a process are told reaches them while it is alone as well', async () => {
  const { t, connect, passMs } = await startClocked({ returnsPerSecond: 0.5 })
  const [person, other] = [await t.insertUser(), await t.insertUser()]
  const socket = connect(person.token)
  await Promise.all([once(socket as never, returnWithinEvent), connected(socket)])
  passMs(60_000)

  const told = once(socket as never, returnWithinEvent)
  await connected(connect(other.token))
  expect(await told).toEqual([4_000])
})
