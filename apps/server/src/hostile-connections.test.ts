import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { closeApp } from './listen.ts'
import type { ConnectionLimits } from './platform/http/connection-limits.ts'
import type { LiveLimits } from './platform/live/live-limits.ts'
import {
  declinedUpgrade,
  hostileSequences,
  liveUpgrade,
  plainRequest,
  upgradeWithBody,
} from './testing/hostile-sequences.ts'
import { startProcess } from './testing/live-process.ts'
import { patience } from './testing/patience.ts'
import { openConnection } from './testing/raw-http.ts'
import { startTestApp } from './testing/test-app.ts'

const pace = { silenceMs: 400, graceMs: 800, bytesPerSecond: 2_000 }
const short = { headMs: 2_000, keepAliveMs: 2_000, unreadAnswerMs: 1_000, body: pace, upload: pace }
const dripMs = 40

type Arranged = { limits?: Partial<ConnectionLimits>; live?: Partial<LiveLimits>; trustProxy?: string[] }

async function arrange({ limits = {}, live = {}, trustProxy }: Arranged = {}) {
  const t = await startTestApp({ limits, trustProxy: trustProxy ?? false })
  const { app } = await startProcess(t, { limits: live })
  const open = new Map<number, Socket>()
  app.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    open.set(port, socket)
    socket.once('close', () => open.delete(port))
  })
  return { app, server: app.server, open, port: (app.server.address() as AddressInfo).port }
}

/** A client that never closes its side by itself, and reads nothing unless told to. */
async function hostileClient(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const sendAtOnce = (port: number) => `
  const socket = require('node:net').connect(${port}, '127.0.0.1', () => socket.write(${JSON.stringify(plainRequest)}))
  socket.on('error', () => {}).on('data', (bytes) => { process.stdout.write(bytes); socket.destroy() })`

/** Ends when a connection to `port` has bytes that nobody has read yet. */
const untilSent = (port: number) => `
  const rows = () => require('node:fs').readFileSync('/proc/net/tcp', 'latin1').split('\\n').slice(1).map((row) => row.trim().split(/\\s+/))
  const isSent = ([, local, , state, queues]) => local?.endsWith('${port.toString(16).toUpperCase().padStart(4, '0')}') && state === '01' && !queues.endsWith(':00000000')
  const look = () => rows().some(isSent) || setTimeout(look, 5)
  look()`

async function ask(port: number, { from = '127.0.0.1', send = plainRequest } = {}) {
  const connection = await openConnection(port, from)
  await connection.send(send)
  const answer = await connection.answer().catch(() => undefined)
  connection.close()
  return answer?.status
}

describe('a connection ends', () => {
  test('whatever is sent on it, new or used before, and whether its client stays or leaves', async () => {
    const { open, port } = await arrange({ limits: short, live: { helloMs: 400 } })
    const names = new Map<number, string>()
    for (const { what, send, drip } of hostileSequences) {
      for (const isUsed of [false, true]) {
        for (const leaves of [false, true]) {
          const socket = await hostileClient(port)
          names.set(socket.localPort ?? 0, [what, isUsed && 'used before', leaves && 'left'].filter(Boolean).join(', '))
          if (isUsed) {
            socket.write(plainRequest)
            await once(socket, 'data')
            socket.pause()
          }
          socket.write(send, 'latin1')
          if (leaves) setTimeout(() => socket.destroy(), 2 * dripMs)
          if (!drip) continue
          const dripping = setInterval(() => socket.write(drip), dripMs)
          socket.once('close', () => clearInterval(dripping))
          onTestFinished(() => clearInterval(dripping))
        }
      }
    }

    await expect.poll(() => [...open.keys()].map((key) => names.get(key))).toEqual([])
    expect(await ask(port)).toBe(200)
  })
})

test('a connection that is reset before we take it ends alone', async () => {
  const { port } = await arrange()
  const reset = `const socket = require('node:net').connect(${port}, '127.0.0.1', () => socket.resetAndDestroy())`

  execFileSync(process.execPath, ['--eval', reset]) // meanwhile this process takes no connections

  expect(await ask(port)).toBe(200)
})

const onLinux = process.platform === 'linux' // whose /proc tells what is waiting

/** What is answered to a client that connects and sends while this process takes nothing, as it waits for that. */
function askUnheard(port: number): Promise<string> {
  const client = spawn(process.execPath, ['--eval', sendAtOnce(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  execFileSync(process.execPath, ['--eval', untilSent(port)], patience)
  return text(client.stdout)
}

describe.runIf(onLinux)('a request that had been sent when a stop began is answered', () => {
  test('though its connection was only just taken', async () => {
    const { server, port } = await arrange()
    server.once('connection', () => server.closeIdleConnections())

    expect(await askUnheard(port)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('though its connection was not taken yet', async () => {
    const { app, server, port } = await arrange()
    const close = server.close.bind(server)
    const answers: Promise<string>[] = []
    server.close = (done) => {
      answers.push(askUnheard(port))
      return close(done)
    }

    await closeApp(app)

    expect(await Promise.all(answers)).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 /)])
  })
})

describe('an offer to upgrade that we do not take', () => {
  test('is answered like the request alone, first on its connection or later', async () => {
    const { port } = await arrange()
    for (const word of ['h2c', 'magic', 'websocket']) {
      const connection = await openConnection(port)
      await connection.send(plainRequest)
      const plain = await connection.answer()
      connection.forget()

      await connection.send(declinedUpgrade(word))
      const later = await connection.answer()
      await connection.closed()

      expect([later.status, later.body], word).toEqual([200, plain.body])
      expect(await ask(port, { send: declinedUpgrade(word) }), word).toBe(200)
    }
  })

  test('keeps its body, and its answer tells the client to repeat what it sent behind it', async () => {
    const { port } = await arrange()
    const connection = await openConnection(port)
    const body = '{"email":"nobody@example.com","password":"three calm river stones"}'

    await connection.send(upgradeWithBody('h2c', body) + plainRequest)
    const answer = await connection.answer()

    expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close'])
    await connection.closed()
  })
})

describe('with many hostile connections of one address', () => {
  const limits = { connections: 60, connectionsPerAddress: 20 }

  test('others are served, and so is the address once they are gone', async () => {
    const { open, port } = await arrange({ limits })
    const kinds = ['', plainRequest + declinedUpgrade('h2c'), liveUpgrade, 'GET / HTTP/1.1\r\nx: ']
    for (const send of kinds) {
      const hostile = await Promise.all(Array.from({ length: 100 }, () => hostileClient(port)))
      for (const socket of hostile) socket.write(send)

      const others = await Promise.all([2, 3, 4].map((n) => ask(port, { from: `127.0.0.${n}` })))
      const most = open.size
      for (const socket of hostile) socket.destroy()
      await expect.poll(() => open.size).toBe(0)

      expect(others, send).toEqual([200, 200, 200])
      expect(most, send).toBeLessThanOrEqual(limits.connectionsPerAddress + others.length)
      expect(await ask(port), send).toBe(200)
    }
  })

  test('its idle ones make room for another', async () => {
    const { open, port } = await arrange({ limits: { connectionsPerAddress: 2 } })
    for (const socket of [await hostileClient(port), await hostileClient(port)]) {
      socket.write(plainRequest)
      await once(socket, 'data')
    }
    await expect.poll(() => open.size).toBe(2)

    expect(await ask(port)).toBe(200)
  })

  test('WebSockets are counted before they say whose they are', async () => {
    const { port } = await arrange({ live: { socketsPerAddress: 2 } })
    const upgrade = async (from?: string) => {
      const socket = await hostileClient(port, from)
      socket.write(liveUpgrade)
      const [bytes] = (await once(socket, 'data')) as [Buffer]
      return { socket, status: bytes.toString('latin1').split(' ')[1] }
    }
    const held = [await upgrade(), await upgrade()]

    const [beyond, elsewhere] = [await upgrade(), await upgrade('127.0.0.2')]
    held[0]?.socket.destroy()

    expect([...held, beyond, elsewhere].map(({ status }) => status)).toEqual(['101', '101', '429', '101'])
    await expect.poll(async () => (await upgrade()).status).toBe('101')
  })
})

describe('behind a trusted proxy', () => {
  const limits = { connectionsPerAddress: 2 }
  const slow = (address: string) =>
    `POST /auth/login HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`

  test('its connections are no share of an address, the requests of each person are', async () => {
    const { port } = await arrange({ limits, trustProxy: ['127.0.0.1'] })
    const begin = async (address: string) => {
      const connection = await openConnection(port)
      onTestFinished(connection.close)
      await connection.send(slow(address))
      return connection
    }
    for (let n = 1; n <= 4; n += 1) await begin(`203.0.113.${n}`)
    const first = await begin('198.51.100.7')
    await begin('198.51.100.7')

    const refused = await (await begin('198.51.100.7')).answer()
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'limit.address'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    first.close()
    const next = await begin('198.51.100.7')
    await next.send(' '.repeat(98))
    expect((await next.answer()).status).toBe(400)
  })

  test('an address that nobody trusts has its share, whatever it claims', async () => {
    const { port } = await arrange({ limits, trustProxy: ['127.0.0.1'] })
    const from = '127.0.0.9'
    for (const address of ['203.0.113.1', '203.0.113.2']) (await hostileClient(port, from)).write(slow(address))

    expect(await ask(port, { from })).toBeUndefined()
    expect(await ask(port)).toBe(200)
  })
})

test('a request line without an end is refused with a sentence, which a client that goes on sending can read', async () => {
  const { server, port } = await arrange()
  const connection = await openConnection(port)
  const refused = once(server, 'clientError')

  await connection.send(`GET /?${'x'.repeat(70_000)}`)
  await refused
  for (let n = 0; n < 20; n += 1) await connection.send('x'.repeat(100_000))
  const answer = await connection.answer()

  expect([answer.status, JSON.parse(answer.body).code]).toEqual([431, 'request.head_too_large'])
  await connection.closed()
})
