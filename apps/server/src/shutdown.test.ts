import { expect, test } from 'vitest'
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
