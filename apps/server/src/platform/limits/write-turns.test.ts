import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectFailure, sortedStatuses } from '../../testing/expect-failure.ts'
import { patience } from '../../testing/patience.ts'
import { countBlocked, waitUntilBlocked } from '../../testing/race.ts'
import { openConnection } from '../../testing/raw-http.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { connectionLimits } from '../http/connection-limits.ts'

const writes = { waiting: 0, ...connectionLimits.writes }

/** Writes of Ada's wait for her row until `release`. Each takes a connection to the database meanwhile. */
async function arrange(limits = writes) {
  const t = await startTestApp({ limits: { writes: limits } })
  const ada = await t.insertUser()
  const holder = await t.pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [ada.id])
  return {
    t,
    ada,
    write: (n: number) => t.as(ada).put('/api/profile/me', { name: `Ada ${n}` }),
    blocked: () => countBlocked(t.pool),
    untilBlocked: (count: number) => waitUntilBlocked(t.pool, count),
    release: () => holder.query('rollback'),
  }
}

test('of many writes of one account at once so many run, and the rest waits without a connection', async () => {
  const { t, write, untilBlocked, blocked, release } = await arrange()
  const running = Array.from({ length: 40 }, (_, n) => write(n))
  await untilBlocked(writes.running)
  const other = await t.insertUser()

  const ofOther = await t.as(other).put('/api/profile/me', { name: 'Rui' })
  const stillBlocked = await blocked()
  await release()

  expect([ofOther.statusCode, stillBlocked]).toEqual([200, writes.running])
  expect(sortedStatuses(await Promise.all(running))).toEqual(Array(40).fill(200))
})

test('beyond those who may wait, a write is refused at once and says when to try again', async () => {
  const { write, release } = await arrange()
  const running = Array.from({ length: writes.running + writes.waiting + 1 }, (_, n) => write(n))

  const refused = await Promise.race(running)
  await release()

  expectFailure(refused, 429, 'limit.writes')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(sortedStatuses(await Promise.all(running))).toEqual([...Array(running.length - 1).fill(200), 429])
  expect((await write(-2)).statusCode).toBe(200)
})

test('a write whose client has gone leaves the queue and never runs', async () => {
  const { t, ada, write, untilBlocked, release } = await arrange({ running: 1, waiting: 1 })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const running = write(1)
  await untilBlocked(1)
  const { port } = t.app.server.address() as AddressInfo
  const body = JSON.stringify({ name: 'Gone' })
  const put = [`PUT /api/profile/me HTTP/1.1`, 'host: localhost', `authorization: Bearer ${ada.token}`]
  put.push('content-type: application/json', `content-length: ${body.length}`)
  const both = [await openConnection(port), await openConnection(port)]
  for (const connection of both) await connection.send(`${put.join('\r\n')}\r\n\r\n${body}`)
  // One waits, so that the other is refused.
  const refused = await Promise.race(both.map((connection) => connection.answer()))
  expect(refused.status).toBe(429)

  for (const connection of both) connection.close()
  const connections = promisify(t.app.server.getConnections.bind(t.app.server))
  await vi.waitFor(async () => expect(await connections()).toBe(0), patience)
  const next = write(2)
  await release()

  expect(sortedStatuses(await Promise.all([running, next]))).toEqual([200, 200])
  expect(await t.value('select name from profiles where user_id = $1', [ada.id])).toBe('Ada 2')
})

test('a repeat with the same Idempotency-Key that had to wait gets the answer of the first', async () => {
  const t = await startTestApp({ limits: { writes: { running: 1, waiting: 1 } } })
  const ada = await t.insertUser()
  const shelves = {
    title: 'Shelves',
    description: 'Oak.',
    price: 100,
    requiredSkills: ['Oiling'],
    deadline: '2999-01-01',
  }
  const post = () => t.as(ada).post('/projects/create', shelves, { headers: { 'idempotency-key': 'shelves-1' } })

  const [one, other] = await Promise.all([post(), post()])

  expect([one.statusCode, other.statusCode, other.json()._id]).toEqual([201, 201, one.json()._id])
})
