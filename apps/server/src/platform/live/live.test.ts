import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { livePath } from '@guildhall/contract'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { openCuttableLine } from '../../testing/cuttable-line.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { openDatabase } from '../database/database.ts'
import { Live } from './live.ts'

/** The application as another process on the database `url`. */
async function startProcess(t: TestApp, url = t.url) {
  const database = openDatabase(url)
  const live = new Live()
  const app = await buildApp({ ...t.deps, database, live })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const { port } = app.server.address() as AddressInfo
  const connect = (token: string) => {
    const socket = io(`http://127.0.0.1:${port}`, { path: livePath, transports: ['websocket'], auth: { token } })
    onTestFinished(() => void socket.close())
    return socket
  }
  return { live, connect, app }
}

const event = { type: 'changed', part: 'notification' } as const

test('an event reaches the sockets of its person in every process, and no others', async () => {
  const t = await startTestApp()
  const [one, other] = [await startProcess(t), await startProcess(t)]
  const [person, stranger] = [await t.insertUser(), await t.insertUser()]
  const heard: string[] = []
  const sockets = [one.connect(person.token), other.connect(person.token), other.connect(stranger.token)]
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')))
  sockets.forEach((socket, index) => {
    socket.on('event', (it: { part: string }) => heard.push(`${index} ${it.part}`))
  })
  // The processes must know of each other before a broadcast crosses; events to the stranger show that it does.
  const strangerHears = once(sockets[2] as never, 'event')
  const [, last] = sockets
  const lastHears = once(last as never, 'event')

  one.live.publish([person.id], event)
  await lastHears
  one.live.publish([stranger.id], { ...event, part: 'project' })
  await strangerHears

  expect(heard.toSorted()).toEqual(['0 notification', '1 notification', '2 project'])
})

test('a socket without a living session is refused', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t)

  const [error] = (await once(connect('nobody') as never, 'connect_error')) as [Error]

  expect(error.message).toBe('session.invalid')
})

test('when the database goes away and comes back, the process lives on and hears again', async () => {
  const t = await startTestApp()
  const line = await openCuttableLine(t.url)
  onTestFinished(() => line.close())
  const [near, far] = [await startProcess(t), await startProcess(t, line.url)]
  const person = await t.insertUser()
  const socket = far.connect(person.token)
  await once(socket as never, 'connect')

  await line.cut()
  await line.mend()
  const heard = once(socket as never, 'event')
  const repeat = setInterval(() => near.live.publish([person.id], event), 100)
  onTestFinished(() => clearInterval(repeat))

  expect(await heard).toEqual([event])
})
