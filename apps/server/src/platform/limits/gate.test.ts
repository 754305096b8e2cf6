import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { livePath } from '@guildhall/contract'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { connectionLimits } from '../http/connection-limits.ts'
import { Gate } from '../http/gate.ts'
import { createLimitedServer } from '../http/http-server.ts'
import { installRequestTurns } from './install-request-turns.ts'
import { busyRefusals } from './request-turns.ts'

/** One request runs, and so many wait that nobody else who browses would get a turn in time. */
const waiting = { urgent: 1, usual: 1, browsing: 19 }

async function arrange(counts = waiting) {
  const gate = new Gate('http://localhost', busyRefusals)
  const refused: number[] = []
  const app = Fastify({
    forceCloseConnections: true,
    trustProxy: true, // each request comes from an address of its own
    serverFactory: (listener) =>
      createLimitedServer(listener, { limits: connectionLimits, gate, onRefused: (status) => refused.push(status) }),
  })
  const hooked: string[] = []
  app.addHook('onRequest', async ({ url }) => void hooked.push(url))
  const limits = { running: 1, runningBusy: 1, countedMs: 60_000, waitingAlways: 0 }
  installRequestTurns(app, limits, gate, () => 0)
  const held = Promise.withResolvers<string>()
  app.get('/api/projects', { config: { access: 'public' } }, () => held.promise)
  app.get('/api/own', () => held.promise)
  app.post('/api/sign-in', () => held.promise)
  app.get('/healthz', { config: { rank: 'always' } }, async () => 'alive')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    held.resolve('over')
    await Promise.all(begun)
    await app.close()
  })
  const begun: Promise<Response>[] = []
  let asked = 0
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, {
      ...init,
      headers: { 'x-forwarded-for': `10.0.0.${++asked}`, ...headers },
    })
  const untilHooked = (count: number) => vi.waitFor(() => expect(hooked).toHaveLength(count), patience)

  begun.push(ask('/api/projects'))
  await untilHooked(1)
  begun.push(
    ...Array.from({ length: counts.urgent }, () => ask('/api/sign-in', { method: 'POST' })),
    ...Array.from({ length: counts.usual }, () => ask('/api/own')),
    ...Array.from({ length: counts.browsing }, () => ask('/api/projects')),
  )
  await untilHooked(begun.length)
  return { gate, ask, hooked, refused, untilHooked, begun, release: () => held.resolve('done') }
}

test('a busy process refuses to browse before any hook runs, on a connection that stays open', async () => {
  const { ask, hooked, refused, begun, release } = await arrange()
  const before = hooked.length

  const answers = [await ask('/api/projects?search=web'), await ask('/unknown'), await ask('/api/projects')]

  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'service.busy' })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('connection')).not.toBe('close')
  }
  expect(hooked).toHaveLength(before)
  expect(refused).toEqual([503, 503, 503])
  release()
  expect((await Promise.all(begun)).every(({ ok }) => ok)).toBe(true)
  expect((await ask('/api/projects')).status).toBe(200)
})

test('meanwhile it says that it lives, and what is more urgent gets its turn', async () => {
  const { ask, hooked, untilHooked, refused, release } = await arrange()
  const before = hooked.length

  const more = [ask('/api/own'), ask('/api/sign-in', { method: 'POST' })]
  await untilHooked(before + more.length)
  expect((await ask('/healthz')).status).toBe(200)
  release()

  expect((await Promise.all(more)).map(({ status }) => status)).toEqual([200, 200])
  expect(refused).toEqual([])
})

test('a browser that asks for a page is shown one that says so; HEAD gets the same head', async () => {
  const { ask } = await arrange()
  const headers = { accept: 'text/html,*/*;q=0.8' }

  const page = await ask('/projects', { headers })
  const head = await ask('/projects', { headers, method: 'HEAD' })
  const call = await ask('/api/projects', { headers })

  expect([page.status, head.status, call.status]).toEqual([503, 503, 503])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'none'")
  const text = await page.text()
  expect(text).toContain('Please try again in a few seconds.')
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(await head.text()).toBe('')
  expect(call.headers.get('content-type')).toBe('application/json; charset=utf-8')
})

test('sockets are let in until those who read of their own would wait for too long', async () => {
  const socket = { method: 'GET', url: `${livePath}/?EIO=4` } as IncomingMessage
  const { gate: closedToBrowsing } = await arrange()
  const { gate: closedToReading } = await arrange({ urgent: 1, usual: 250, browsing: 1 })

  expect([closedToBrowsing, closedToReading].map((gate) => gate.isClosedTo(socket))).toEqual([false, true])
})
