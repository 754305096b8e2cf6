import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { returnWithinEvent } from '@guildhall/contract'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { paceReturns } from './pace-returns.ts'

test('a socket whose connection is lost comes back at a moment within the time that the server named', async () => {
  const http = createServer()
  const server = new Server(http)
  server.on('connection', (socket) => socket.emit(returnWithinEvent, 4_000))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  onTestFinished(() => void socket.close())
  paceReturns(socket, () => 0.75)
  await once(socket as never, returnWithinEvent)

  await server.close()
  if (socket.connected) await once(socket as never, 'disconnect')

  expect([socket.io.reconnectionDelay(), socket.io.randomizationFactor()]).toEqual([3_000, 0])
})
