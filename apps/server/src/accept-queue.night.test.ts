import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from './testing/raw-http.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestApp } from './testing/test-app.ts'

const isLinux = process.platform === 'linux'
/** What Node.js asks for by itself is 511. */
const herd = 1_000
const systemAllows = isLinux ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0

test.runIf(systemAllows > herd)('a process that is too busy to accept loses no connection of a herd', async () => {
  const t = await startTestApp()
  const server = await startServerProcess({ ...t.databaseSettings, GUILDHALL_DEMO: '0' })
  const port = Number(new URL(server.url).port)
  onTestFinished(() => server.stop())
  onTestFinished(() => void process.kill(server.pid, 'SIGCONT'))
  process.kill(server.pid, 'SIGSTOP')

  const sockets = Array.from({ length: herd }, () => connect({ port, host: '127.0.0.1' }))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  process.kill(server.pid, 'SIGCONT')
  const last = await openConnection(port, '127.0.0.2')
  await last.send('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')

  expect((await last.answer()).status).toBe(200)
})
