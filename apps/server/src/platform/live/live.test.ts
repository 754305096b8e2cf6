import { once } from 'node:events'
import type { AddressInfo, Socket as NodeSocket } from 'node:net'
import { dayMs, livePath, returnWithinEvent } from '@guildhall/contract'
import type { Socket } from 'socket.io-client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testPassword } from '../../testing/builders.ts'
import { openCuttableLine } from '../../testing/cuttable-line.ts'
import { startProcess, untilHeard } from '../../testing/live-process.ts'
import { patience } from '../../testing/patience.ts'
import { openConnection } from '../../testing/raw-http.ts'
import { startTestApp } from '../../testing/test-app.ts'

const connected = (socket: Socket) => once(socket as never, 'connect')

const wireOf = (socket: Socket) => (socket.io.engine.transport as unknown as { ws: { _socket: NodeSocket } }).ws._socket

const event = { type: 'changed', part: 'notification' } as const

test('what many people are told of, they fetch one after the other; what few are told of, at once', async () => {
  const t = await startTestApp()
  const { live, connect } = await startProcess(t, { limits: { fetchesPerSecond: 100 } })
  const person = await t.insertUser()
  const socket = connect(person.token)
  await connected(socket)
  const waits: unknown[] = []
  socket.on('event', ({ waitMs }: { waitMs?: [number, number] }) => waits.push(waitMs))
  const crowd = [...Array.from({ length: 199 }, () => t.newId()), person.id]

  live.publish(crowd, event)
  live.publish([person.id], event)
  live.publish(crowd, event)
  await vi.waitUntil(() => waits.length === 3, patience)

  const [first, few, second] = waits as [[number, number], undefined, [number, number]]
  expect([first, few]).toEqual([[0, 2_000], undefined])
  expect(second[1] - second[0]).toBeCloseTo(2_000, -1)
  expect(second[0]).toBeGreaterThan(0)
})

test('sockets know within how long to come back when their process is lost: the longer the more there are', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t, { limits: { returnsPerSecond: 0.5 } })
  const [person, other] = [await t.insertUser(), await t.insertUser()]
  const socket = connect(person.token)
  await Promise.all([once(socket as never, returnWithinEvent), connected(socket)])

  const told = once(socket as never, returnWithinEvent)
  await connected(connect(other.token))
  expect(await told).toEqual([4_000])
})

test('a socket without a living session is refused', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t)

  const [error] = (await once(connect('nobody') as never, 'connect_error')) as [Error]

  expect(error.message).toBe('session.invalid')
})

test('a connection says once whose it is: who tries one token after the other needs a connection for each', async () => {
  const t = await startTestApp()
  const { app } = await startProcess(t)
  const { port } = app.server.address() as AddressInfo
  const connection = new WebSocket(`ws://127.0.0.1:${port}${livePath}/?EIO=4&transport=websocket`)
  const ended = once(connection as never, 'close')
  const refusals: string[] = []
  const hello = () => connection.send('40{"token":"nobody"}')
  connection.addEventListener('message', ({ data }) => {
    if (data.startsWith('44')) refusals.push(data)
    if (refusals.length < 20) hello()
  })

  await ended

  expect(refusals).toHaveLength(1)
})

test('when the database goes away and comes back, the process lives on and hears again', async () => {
  const t = await startTestApp()
  const line = await openCuttableLine(t.url)
  onTestFinished(() => line.close())
  const [near, far] = [await startProcess(t), await startProcess(t, { url: line.url })]
  const person = await t.insertUser()
  const socket = far.connect(person.token)
  await once(socket as never, 'connect')

  await line.cut()
  await line.mend()
  const heard = once(socket as never, 'event')
  await untilHeard(near.live, event, person, [socket])

  expect(await heard).toEqual([event])
})

test('a socket that cannot be let in without the database is not refused: its client tries again', async () => {
  const t = await startTestApp()
  const line = await openCuttableLine(t.url)
  onTestFinished(() => line.close())
  const { connect } = await startProcess(t, { url: line.url })
  const person = await t.insertUser()
  await line.cut()
  const socket = connect(person.token)
  const refusals: string[] = []
  socket.on('connect_error', ({ message }) => refusals.push(message))

  await once(socket.io as never, 'close')
  await line.mend()
  await connected(socket)

  expect(refusals).toEqual([])
})

describe('a socket ends', () => {
  test('with its session, wherever that was ended, while another of the same person lives', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t)
    const person = await t.insertUser()
    const other = await t.insertSession(person.id)
    const [ending, staying] = [connect(person.token), connect(other)]
    await Promise.all([connected(ending), connected(staying)])

    const ended = once(ending as never, 'disconnect')
    await t.as(person).post('/api/auth/logout')
    const [reason] = await ended

    expect([reason, staying.connected]).toEqual(['io server disconnect', true])
  })

  test('with a new password, in whatever process it was chosen; one with the new token is let in', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t)
    const person = await t.insertUser()
    const sockets = [connect(person.token), connect(await t.insertSession(person.id))]
    await Promise.all(sockets.map(connected))

    const ended = Promise.all(sockets.map((socket) => once(socket as never, 'disconnect')))
    const passwords = { currentPassword: testPassword, newPassword: 'three calm river stones' }
    const { token } = (await t.as(person).put('/api/account/password', passwords)).json()

    expect((await ended).map(([reason]) => String(reason))).toEqual(['io server disconnect', 'io server disconnect'])
    const next = connect(token)
    await connected(next)
    expect(next.connected).toBe(true)
  })

  test('at once when all other sessions are ended, on every process', async () => {
    const t = await startTestApp()
    const [one, other] = [await startProcess(t), await startProcess(t)]
    const person = await t.insertUser()
    const elsewhere = await t.insertSession(person.id)
    const [staying, near, far] = [one.connect(person.token), one.connect(elsewhere), other.connect(elsewhere)]
    await Promise.all([staying, near, far].map(connected))

    const ended = Promise.all([near, far].map((socket) => once(socket as never, 'disconnect')))
    await t.as(person).delete('/api/account/sessions')
    const reasons = (await ended).map(([reason]) => reason)

    expect([...reasons, staying.connected]).toEqual(['io server disconnect', 'io server disconnect', true])
  })

  test('when the notice of its end was lost; the others live, and count as in use', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t, { limits: { recheckMs: 50, recheckBatch: 2 } })
    const people = await Promise.all(Array.from({ length: 5 }, () => t.insertUser()))
    const sockets = people.map(({ token }) => connect(token))
    await Promise.all(sockets.map(connected))
    const [lost, kept] = [people[3]!, people[4]!]
    const ageOf = (userId: string) =>
      t.value(`select last_seen_at < now() - interval '1 hour' from sessions where user_id = $1`, [userId])
    await t.pool.query(`update sessions set last_seen_at = now() - interval '2 hours' where user_id = $1`, [kept.id])

    const ended = once(sockets[3] as never, 'disconnect')
    await t.pool.query('delete from sessions where user_id = $1', [lost.id]) // without a notice
    await ended
    await vi.waitUntil(async () => (await ageOf(kept.id)) === false, patience)

    expect(sockets.map((socket) => socket.connected)).toEqual([true, true, true, false, true])
  })

  test('when its session has run out', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t, { limits: { recheckMs: 50 } })
    const person = await t.insertUser()
    const socket = connect(person.token)
    await connected(socket)

    const ended = once(socket as never, 'disconnect')
    t.setClock(new Date(Date.now() + 365 * dayMs))

    expect(await ended).toContain('io server disconnect')
  })

  test('when it sends more than a browser of ours would', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t, { limits: { packets: { count: 20, windowMs: 60_000 } } })
    const socket = connect((await t.insertUser()).token)
    await connected(socket)

    for (let n = 0; n < 30; n += 1) socket.emit('anything', n)

    expect(await once(socket as never, 'disconnect')).toContain('io server disconnect')
  })

  test('when it signs off but stays connected, where it would count for no account', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t)
    const socket = connect((await t.insertUser()).token)
    await connected(socket)
    const closed = once(wireOf(socket), 'close')
    const { engine } = socket.io

    engine.write('1') // what a client sends that leaves

    await closed
  })

  test('when it sends a huge packet', async () => {
    const t = await startTestApp()
    const { connect } = await startProcess(t)
    const socket = connect((await t.insertUser()).token)
    await connected(socket)

    socket.emit('anything', 'x'.repeat(100_000))

    expect((await once(socket as never, 'disconnect'))[0]).toMatch(/transport/)
  })

  test('when it reads nothing of what we send', async () => {
    const t = await startTestApp()
    const { connect, live } = await startProcess(t, { limits: { unreadBytesPerSocket: 50_000 } })
    const person = await t.insertUser()
    const socket = connect(person.token)
    await connected(socket)
    wireOf(socket).pause()

    // The kernel takes some megabytes before anything waits with us.
    const long = { ...event, projectId: 'x'.repeat(100_000) }
    const flood = setInterval(() => live.publish([person.id], long), 5)
    onTestFinished(() => clearInterval(flood))

    await vi.waitUntil(() => live.openSockets === 0, patience)
  })

  test('when many read nothing and what waits for all of them is too much, while one who reads is spared', async () => {
    const t = await startTestApp()
    const { connect, live } = await startProcess(t, {
      limits: { unreadBytesPerSocket: 10_000_000, unreadBytes: 500_000 },
    })
    const [silent, reading] = [await t.insertUser(), await t.insertUser()]
    const sockets = Array.from({ length: 3 }, () => connect(silent.token))
    const reader = connect(reading.token)
    await Promise.all([...sockets, reader].map(connected))
    for (const socket of sockets) wireOf(socket).pause()

    const long = { ...event, projectId: 'x'.repeat(100_000) }
    const flood = setInterval(() => live.publish([silent.id], long), 5)
    onTestFinished(() => clearInterval(flood))
    await vi.waitUntil(() => live.openSockets < 3, patience)
    clearInterval(flood)
    const heard = once(reader as never, 'event')
    live.publish([reading.id], event)

    expect(await heard).toEqual([event])
  })

  test('when it holds the most of what is too much, though the last straw was sent to one who reads', async () => {
    const t = await startTestApp()
    const { connect, live } = await startProcess(t, { limits: { unreadBytes: 500_000 } })
    const [silent, reading] = [await t.insertUser(), await t.insertUser()]
    const [holder, reader] = [connect(silent.token), connect(reading.token)]
    await Promise.all([holder, reader].map(connected))
    wireOf(holder).pause()
    const ended: string[] = []
    reader.on('disconnect', (reason) => ended.push(reason))
    const ofBytes = (bytes: number) => ({ ...event, projectId: 'x'.repeat(bytes) })

    while (live.openSockets === 2) {
      live.publish([silent.id], ofBytes(50_000))
      live.publish([reading.id], ofBytes(100_000))
      await Promise.race([once(reader as never, 'event'), once(reader as never, 'disconnect')])
    }

    expect(ended).toEqual([])
  })
})

test('one account and one address have so many sockets and no more; a closed one makes room', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t, { limits: { socketsPerAccount: 2, socketsPerAddress: 3 } })
  const [person, other] = [await t.insertUser(), await t.insertUser()]
  const [first, second] = [connect(person.token), connect(person.token)]
  await Promise.all([connected(first), connected(second)])

  const third = connect(person.token)
  const [refusal] = (await once(third as never, 'connect_error')) as [Error]
  third.close()
  const fits = connect(other.token)
  await connected(fits)
  const beyond = connect(other.token)
  const [full] = (await once(beyond as never, 'connect_error')) as [Error]
  first.close()
  await connected(beyond)

  expect([refusal.message, full.message]).toEqual(['live.too_many', 'websocket error'])
})

test('closing waits for no request under way, which may take longer than a stop of the sockets', async () => {
  const t = await startTestApp()
  const { live, app } = await startProcess(t)
  const request = await openConnection((app.server.address() as AddressInfo).port)
  await request.send(
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  )

  await live.close()
  await request.send('}')

  expect((await request.answer()).status).toBe(400)
})
