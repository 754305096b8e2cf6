import { once } from 'node:events'
import { livePath } from '@guildhall/contract'
import { io } from 'socket.io-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangeConversation } from './testing/conversations.ts'
import { longPatience } from './testing/patience.ts'
import { openConnection } from './testing/raw-http.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

test('a stop logs no error, and does not wait for connections that have sent nothing, as browsers open them ahead', async () => {
  const t = await startTestApp()
  const server = await startServerProcess({ ...t.databaseSettings, GUILDHALL_DEMO: '0' })
  const unused = await openConnection(Number(new URL(server.url).port))
  let received = ''
  unused.socket.on('data', (bytes) => {
    received += bytes
  })

  await server.stop()
  await unused.closed()

  expect(server.takeErrors()).toEqual([])
  expect(received, 'the server waited until the head of the request was overdue').toBe('')
})

test('a stop under load logs no error: requests, events for open screens and jobs are all under way', async () => {
  const t = await startTestApp()
  const talks = await Promise.all(Array.from({ length: 6 }, () => arrangeConversation(t, { isHired: true })))
  const server = await startServerProcess({ ...t.databaseSettings, GUILDHALL_DEMO: '0', RATE_LIMIT_FACTOR: '10000' })
  const answers: number[] = []
  const sockets = talks.flatMap(({ client, freelancer }) =>
    [client, freelancer].map(({ token }) => {
      const socket = io(server.url, { path: livePath, transports: ['websocket'], auth: { token }, reconnection: false })
      onTestFinished(() => void socket.close())
      return socket
    }),
  )
  await Promise.all(sockets.map((socket) => once(socket as never, 'connect')))
  const write = async ({ url, client }: (typeof talks)[number]) => {
    const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' }
    for (;;) {
      const body = JSON.stringify({ clientId: t.newId(), text: 'The drawing is ready.' })
      answers.push((await fetch(`${server.url}${url}/messages`, { method: 'POST', headers, body })).status)
    }
  }

  const writers = Promise.allSettled(talks.flatMap((talk) => [write(talk), write(talk), write(talk), write(talk)]))
  await vi.waitUntil(() => answers.length >= 24, longPatience)
  await server.stop()
  await writers

  expect(server.takeErrors().map((line) => JSON.parse(line).err?.message ?? line)).toEqual([])
  expect(answers.filter((status) => status !== 201)).toEqual([])
})
