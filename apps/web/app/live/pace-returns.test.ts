import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { returnWithinEvent } from '@guildhall/contract'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { comeBackNow, paceReturns, reconnection } from './pace-returns.ts'

async function arrange(options: ConstructorParameters<typeof Server>[1] = {}) {
  const http = createServer()
  const server = new Server(http, options)
  server.on('connection', (socket) => socket.emit(returnWithinEvent, 4_000))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => server.close())
  const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    ...{ transports: ['websocket'], ...reconnection },
  })
  onTestFinished(() => void socket.close())
  paceReturns(socket, () => 0.75)
  return { server, socket, told: () => once(socket as never, returnWithinEvent) }
}

test('a socket whose connection is lost comes back at a moment within the time that the server named', async () => {
  const { server, socket, told } = await arrange()
  await told()

  await server.close()
  if (socket.connected) await once(socket as never, 'disconnect')

  const { io: manager } = socket
  expect([manager.reconnectionDelay(), manager.reconnectionDelayMax(), manager.randomizationFactor()]).toEqual([
    ...[3_000, 5_000, 0],
  ])
})

test('one whose own line fell silent comes back soon', async () => {
  const { server, socket, told } = await arrange({ pingInterval: 20, pingTimeout: 20 })
  server.engine.on('connection', ({ pingIntervalTimer }: { pingIntervalTimer: NodeJS.Timeout }) =>
    clearTimeout(pingIntervalTimer),
  )
  await told()

  const [reason] = await once(socket as never, 'disconnect')

  expect(reason).toBe('ping timeout')
  expect([socket.io.reconnectionDelay(), socket.io.randomizationFactor()]).toEqual([1_000, 0.5])
})

test('somebody who comes back to the screen does not wait, and does not begin anew what is under way', async () => {
  const { server, socket, told } = await arrange()
  await told()
  const lost = once(socket as never, 'disconnect')
  for (const { conn } of server.of('/').sockets.values()) conn.close()
  await lost

  const isBack = once(socket as never, 'connect')
  comeBackNow(socket)
  const underWay = socket.io.engine
  comeBackNow(socket)
  await isBack

  expect(socket.io.engine).toBe(underWay)
})

test('a server that takes long to let a socket in is waited for', async () => {
  const http = createServer()
  const server = new Server(http)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => server.close())
  const [upgrade] = http.listeners('upgrade') as ((...all: unknown[]) => void)[]
  http.removeAllListeners('upgrade')
  let tries = 0
  const came = new Promise<() => void>((resolve) => {
    http.on('upgrade', (...all) => {
      tries += 1
      resolve(() => upgrade?.call(http, ...all))
    })
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    ...{ transports: ['websocket'], ...reconnection },
  })
  onTestFinished(() => void socket.close())
  const letIn = await came

  vi.advanceTimersByTime(50_000)
  vi.useRealTimers()
  const isBack = once(socket as never, 'connect')
  letIn()
  await isBack

  expect(tries).toBe(1)
})
