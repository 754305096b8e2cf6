import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testPassword } from '../../testing/builders.ts'
import { waitUntilBlocked } from '../../testing/race.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** Two people, all that may be answered at once, wait for projects until `release`. */
async function arrange() {
  const t = await startTestApp({
    limits: { requests: { running: 2, runningBusy: 2, countedMs: 60_000, waitingAlways: 0 } },
  })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const people = [await t.insertUser(), await t.insertUser(), await t.insertUser()] as const
  const holder = await t.pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin; lock table projects in access exclusive mode')
  const ask = (url: string, { token = '', ...init }: RequestInit & { token?: string } = {}) =>
    fetch(`http://127.0.0.1:${port}${url}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  const running = people.slice(0, 2).map(({ token }) => ask('/api/projects', { token }))
  await waitUntilBlocked(t.pool, 2)
  return { ask, person: people[2], running, release: () => holder.query('rollback') }
}

test('a process that is busy refuses to browse, signs people in as soon as it can, and says that it lives', async () => {
  const { ask, person, running, release } = await arrange()
  const body = JSON.stringify({ email: person.email, password: testPassword })
  const signIn = ask('/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

  const browsing = await ask('/api/projects', { token: person.token })
  const health = await ask('/healthz')
  await release()

  expect([browsing.status, health.status]).toEqual([503, 200])
  expect(Number(browsing.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await browsing.json()).toMatchObject({
    code: 'service.busy',
    message: 'More is being asked of Guildhall right now than it can answer. Please try again in a few seconds.',
  })
  expect((await signIn).status).toBe(200)
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  expect((await ask('/api/projects', { token: person.token })).status).toBe(200)
})
