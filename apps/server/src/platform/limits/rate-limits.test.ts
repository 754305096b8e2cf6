import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { documents, writes } from './rate-limits.rules.ts'

const [perMinute, perHour] = writes.windows

async function arrange() {
  const t = await startTestApp({ rateLimitFactor: 1 })
  t.setClock(new Date())
  return { t, wait: (seconds: number) => t.setClock(new Date(t.deps.clock().getTime() + seconds * 1_000)) }
}

const write = (t: TestApp, who: { token: string }) => t.as(who).put('/api/units/nothing/saved', { saved: true })

async function repeat(times: number, call: () => Promise<{ statusCode: number }>) {
  const statuses = new Set<number>()
  for (let time = 0; time < times; time += 1) statuses.add((await call()).statusCode)
  return [...statuses]
}

describe('writing', () => {
  test('is free 120 times a minute; the next one is refused with a sentence and the time to wait', async () => {
    const { t, wait } = await arrange()
    const user = await t.insertUser()
    expect(await repeat(120, () => write(t, user))).toEqual([404])
    wait(20)

    const refused = await write(t, user)

    const { message } = expectFailure(refused, 429, 'limit.writes')
    expect(message).toBe('You are making changes faster than we allow. Try again in 40 seconds.')
    expect(refused.headers['retry-after']).toBe('40')
    wait(40)
    expect((await write(t, user)).statusCode).toBe(404)
  })

  test('is free 1,500 times an hour', async () => {
    const { t, wait } = await arrange()
    const user = await t.insertUser()
    for (let minute = 0; minute < 15; minute += 1) {
      expect(await repeat(100, () => write(t, user))).toEqual([404])
      wait(60)
    }

    const refused = await write(t, user)

    expectFailure(refused, 429, 'limit.writes')
    expect(refused.headers['retry-after']).toBe(String(45 * 60))
  })

  test('is counted for the account, over all of its sessions and addresses, and for no other account', async () => {
    const { t } = await arrange()
    const email = `${t.newId()}@example.com`
    const one = (await t.anonymous.post('/auth/signup', { username: 'Ada', email, password: 'correct horse' })).json()
    const other = (await t.anonymous.post('/auth/login', { email, password: 'correct horse' })).json()
    const stranger = await t.insertUser()
    await repeat(120, () => write(t, one))

    const elsewhere = await t
      .as(other)
      .put('/api/units/nothing/saved', { saved: true }, { remoteAddress: '198.51.100.7' })

    expectFailure(elsewhere, 429, 'limit.writes')
    expect((await write(t, stranger)).statusCode).toBe(404)
  })

  test('leaves reading and signing out alone', async () => {
    const { t } = await arrange()
    const user = await t.insertUser()
    await repeat(121, () => write(t, user))

    expect((await t.as(user).get('/projects')).statusCode).toBe(200)
    expect((await t.as(user).post('/api/auth/logout')).statusCode).toBe(204)
  })

  test('leaves people who are not signed in to the throttles', async () => {
    const { t } = await arrange()

    expect(await repeat(121, () => t.anonymous.post('/api/ai-quiz/generate', {}))).toEqual([400])
  })

  test('is refused before the body is looked at, and a refusal is not counted', async () => {
    const { t, wait } = await arrange()
    const user = await t.insertUser()
    const nonsense = () => t.as(user).post('/projects/create', '{', { headers: { 'content-type': 'application/json' } })
    expect(await repeat(120, nonsense)).toEqual([400])
    expect(await repeat(80, nonsense)).toEqual([429])
    wait(60)

    expect(await repeat(80, nonsense)).toEqual([400])
  })

  test('never meets an autosaving page', async () => {
    const { t } = await arrange()
    const user = await t.insertUser()
    const save = () => t.as(user).put(`/api/assessments/attempts/${t.newId()}/answers/0`, { option: 1 })

    expect(await repeat(300, save)).toEqual([404])
    expect((await write(t, user)).statusCode).toBe(404)
  })
})

describe('what is dear, for anybody', () => {
  test('PDFs of units and courses share one limit per address; another address is not concerned', async () => {
    const { t } = await arrange()
    const pdf = (url: string, remoteAddress = '198.51.100.1') => t.anonymous.get(url, undefined, { remoteAddress })
    await repeat(20, () => pdf('/api/units/nothing/pdf'))
    await repeat(20, () => pdf('/api/library/nothing/pdf'))
    await repeat(20, () => pdf('/api/shared/courses/nothing/pdf'))

    const refused = await pdf('/api/units/nothing/pdf')

    const { message } = expectFailure(refused, 429, documents.code)
    expect(message).toBe('Too many PDFs were requested from this address. Try again in 1 minute.')
    expect((await pdf('/api/units/nothing/pdf', '198.51.100.2')).statusCode).toBe(404)
  })

  test.each(['/api/profile/:id/picture.png', '/api/assessments/public/:id/credential', '/api/credentials/status/9999'])(
    '%s is limited per address',
    async (url) => {
      const { t } = await arrange()
      const get = () => t.anonymous.get(url.replace(':id', t.newId()))
      expect(await repeat(120, get)).toEqual([404])

      expectFailure(await get(), 429, 'limit.address')
    },
  )
})

test('every route that writes has a limit but signing out', async () => {
  const { t } = await arrange()
  const writing = t.app.routeTable.filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route))

  expect(writing.filter((route) => !t.app.limitTable.has(route)).sort()).toEqual([
    'DELETE /api/account/sessions',
    'DELETE /api/account/sessions/:sessionId',
    'POST /api/auth/logout',
  ])
})

test('RATE_LIMIT_FACTOR scales them, to one request at least', async () => {
  const t = await startTestApp({ rateLimitFactor: 0.001 })
  const user = await t.insertUser()

  expect(await repeat(1, () => write(t, user))).toEqual([404])
  expectFailure(await write(t, user), 429, 'limit.writes')
})

test('no person meets the limit on writing', () => {
  expect(perMinute).toEqual({ max: 120, seconds: 60 })
  expect(perHour).toEqual({ max: 1_500, seconds: 3_600 })
})
