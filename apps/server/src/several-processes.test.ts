import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './app.ts'
import { writes } from './platform/limits/rate-limits.rules.ts'
import { Live } from './platform/live/live.ts'
import { startTestApp } from './testing/test-app.ts'

/** What the limits of several processes on one database add up to (docs/operations/limits.md). */
async function startTwo(settings: Parameters<typeof startTestApp>[0] = {}) {
  const t = await startTestApp(settings)
  const other = await buildApp({ ...t.deps, live: new Live() })
  onTestFinished(() => other.close())
  return { t, apps: [t.app, other] as const }
}

test('wrong passwords are counted for all processes together', async () => {
  const { t, apps } = await startTwo()
  const { email } = await t.insertUser()
  const signIn = async (place: number, password: string) =>
    (await apps[place % 2]!.inject({ method: 'POST', url: '/auth/login', payload: { email, password } })).statusCode

  const wrong = []
  for (let place = 0; place < 5; place += 1) wrong.push(await signIn(place, 'a wrong password'))

  expect(wrong).toEqual(Array(5).fill(401))
  expect([await signIn(0, 'another wrong one'), await signIn(1, 'another wrong one')]).toEqual([429, 429])
})

test('limits of a minute are counted by each process', async () => {
  const { t, apps } = await startTwo({ rateLimitFactor: 1 / (writes.windows[0]?.max ?? 1) })
  const { token } = await t.insertUser()
  const write = async (place: number) =>
    (
      await apps[place]!.inject({
        method: 'PUT',
        url: `/api/bookmarks/projects/${t.newId()}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { saved: true },
      })
    ).statusCode

  const statuses = [await write(0), await write(0), await write(1), await write(1)]

  expect(statuses.map((status) => status === 429)).toEqual([false, true, false, true])
})
