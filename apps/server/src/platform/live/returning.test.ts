import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../../testing/live-process.ts'
import { openConnection } from '../../testing/raw-http.ts'
import { recordStatements } from '../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const upgrade = [
  'GET /api/live/?EIO=4&transport=websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket',
  'sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
].join('\r\n')

const connected = (socket: Socket) => once(socket as never, 'connect')
const opened = (socket: Socket) => once(socket.io as never, 'open')

/** Nobody's session can be looked up until the returned function is called. */
async function holdSessions(t: TestApp) {
  const holder = await t.pool.connect()
  await holder.query('begin; lock table sessions in access exclusive mode')
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await holder.query('rollback')
    holder.release()
  }
  onTestFinished(release)
  return release
}

test('sockets that come at once are looked up together, and what they fetch then looks nobody up again', async () => {
  const t = await startTestApp()
  const { app, connect } = await startProcess(t)
  const { port } = app.server.address() as AddressInfo
  const ask = (path: string, token: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const people = await Promise.all(Array.from({ length: 30 }, () => t.insertUser()))
  const release = await holdSessions(t)

  const statements = await recordStatements(async () => {
    const sockets = people.map(({ token }) => connect(token))
    const ready = Promise.all(sockets.map(connected))
    await Promise.all(sockets.map(opened))
    await fetch(`http://127.0.0.1:${port}/healthz`) // by then all have said whose they are
    await release()
    await ready
    for (const { token } of people) expect((await ask('/api/auth/me', token)).status).toBe(200)
  })

  expect(statements.filter(({ text }) => /from "?sessions"?/.test(text)).length).toBeLessThan(5)
})

test('one who has said whose they are is not given up while nobody can be looked up; one who says nothing is', async () => {
  const t = await startTestApp()
  const { app, connect } = await startProcess(t, { limits: { helloMs: 200 } })
  const person = await t.insertUser()
  const release = await holdSessions(t)
  const socket = connect(person.token)
  let losses = 0
  socket.io.on('close', () => {
    losses += 1
  })
  await opened(socket)

  const silent = await openConnection((app.server.address() as AddressInfo).port)
  await silent.send(upgrade)
  await silent.closed()
  const isBack = connected(socket)
  await release()
  await isBack

  expect(losses).toBe(0)
})

test('a hello that has come is read before its time is over, however long the process was busy', async () => {
  const t = await startTestApp()
  const helloMs = 1_000
  const { connect } = await startProcess(t, { limits: { helloMs } })
  const socket = connect((await t.insertUser()).token)
  let losses = 0
  socket.io.on('close', () => {
    losses += 1
  })

  const isBack = connected(socket)
  await opened(socket)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, helloMs + 100)
  await isBack

  expect(losses).toBe(0)
})

test('one who is refused is disconnected, though it stays and says something else', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t, { limits: { helloMs: 200 } })
  const socket = connect('nobody')
  await once(socket as never, 'connect_error')

  const closed = once(socket.io as never, 'close')
  socket.connect()

  await closed
})

test('a connection that says more while it is looked up is ended', async () => {
  const t = await startTestApp()
  const { connect } = await startProcess(t)
  const person = await t.insertUser()
  await holdSessions(t)
  const socket = connect(person.token)
  await opened(socket)

  const closed = once(socket.io as never, 'close')
  const { engine } = socket.io
  engine.write(`0${JSON.stringify({ token: person.token })}`)

  await closed
})

test('while requests wait for too long no socket is let in, and it comes back by itself', async () => {
  const t = await startTestApp()
  const { app, connect } = await startProcess(t)
  const person = await t.insertUser()
  const { isClosedTo } = app.gate
  app.gate.isClosedTo = () => true
  const refused = await openConnection((app.server.address() as AddressInfo).port)
  await refused.send(upgrade)
  const { status, headers } = await refused.answer()
  const socket = connect(person.token)
  await once(socket as never, 'connect_error')

  app.gate.isClosedTo = isClosedTo
  await connected(socket)

  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
})
