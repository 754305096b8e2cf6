import { dayMs, hourMs, type QuestionCount, verifiedPerDay } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { attemptsPerDay, verifiedPerAddress } from './attempt-limits.rules.ts'

const attempts = '/api/assessments/attempts'
const skills = ['React', 'PHP', 'Python', 'Ruby', 'Swift', 'Kotlin'] as const

async function arrange(config: Parameters<typeof startTestApp>[0] = {}) {
  const t = await startTestApp(config)
  const ines = await t.insertUser()
  const start = (skill: string, numQuestions: QuestionCount = 15) => t.as(ines).post(attempts, { skill, numQuestions })
  const overview = async () => (await t.as(ines).get('/api/assessments')).json()
  return { t, ines, start, overview }
}

describe('verified attempts of one account', () => {
  test('are three a day: the fourth waits until the first is a day old, and says so before and after it is asked for', async () => {
    const { t, ines, start, overview } = await arrange()
    const now = Date.now()
    for (const [index, skill] of skills.slice(0, verifiedPerDay).entries()) {
      t.setClock(new Date(now - (20 - index) * hourMs))
      expect((await overview()).verified).toEqual({ perDay: 3, left: 3 - index, refusal: null })
      await earnResult(t, ines, { skill })
    }
    t.setClock(new Date(now))

    const told = (await overview()).verified
    const refused = await start('Ruby')

    const { message } = expectFailure(refused, 429, 'throttle.verified')
    expect(message).toBe(
      'You can start 3 assessments of 15 or 20 questions within 24 hours, and the next one in 4 hours. You can still start one of 5 or 10 questions.',
    )
    expect(refused.headers['retry-after']).toBe(String(4 * 60 * 60))
    expect(told).toEqual({
      perDay: 3,
      left: 0,
      refusal: { message, until: new Date(now + 4 * hourMs).toISOString() },
    })
    expect((await start('Ruby', 10)).statusCode).toBe(201)
  })

  test('are free again once the first is a day old', async () => {
    const { t, ines, start } = await arrange()
    const now = Date.now()
    t.setClock(new Date(now - dayMs))
    for (const skill of skills.slice(0, verifiedPerDay)) await earnResult(t, ines, { skill })
    t.setClock(new Date(now))

    expect((await start('Ruby')).statusCode).toBe(201)
  })

  test('of which one is left: of three starts that race, one is made', async () => {
    const { t, ines, start } = await arrange()
    for (const skill of skills.slice(0, verifiedPerDay - 1)) await earnResult(t, ines, { skill })

    const responses = await t.race({ table: 'users', id: ines.id }, [
      () => start('Ruby'),
      () => start('Swift'),
      () => start('Kotlin'),
    ])

    expect(sortedStatuses(responses)).toEqual([201, 409, 409])
    const started = responses.find(({ statusCode }) => statusCode === 201)
    await t.as(ines).post(`${attempts}/${started?.json()._id}/finish`)
    const later = await t.race({ table: 'users', id: ines.id }, [() => start('C++'), () => start('Java')])
    expect(sortedStatuses(later)).toEqual([429, 429])
    expect(await t.value('select count(*) from assessment_attempts where user_id = $1', [ines.id])).toBe(3)
  })

  test('do not count when the open one is gone on with', async () => {
    const { start, overview } = await arrange()
    for (const _ of [1, 2, 3, 4]) expect((await start('React')).statusCode).toBeLessThan(300)

    expect((await overview()).verified).toMatchObject({ left: 2 })
  })
})

test('unverified attempts are many a day, and no more than that', async () => {
  const { t, ines, start } = await arrange()
  const { _id } = (await start('React', 5)).json()
  await t.as(ines).post(`${attempts}/${_id}/finish`)
  const copies = `
    insert into assessment_attempts
    select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid(), 'attempt_number', number))).*
    from assessment_attempts row, generate_series(2, $2) number where id = $1`
  await t.pool.query(copies, [_id, attemptsPerDay.unverified])

  const refused = await start('PHP', 5)

  expectFailure(refused, 429, 'throttle.unverified')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

describe('verified attempts of one address', () => {
  const remoteAddress = '192.0.2.77'

  test('are limited whichever account starts them; what is refused anyway is not counted', async () => {
    const { t, ines, start } = await arrange({ rateLimitFactor: 2 / verifiedPerAddress.freeAttempts })
    const from = (person: { token: string }, skill: string, numQuestions = 15) =>
      t.as(person).post(attempts, { skill, numQuestions }, { remoteAddress })
    const others = [await t.insertUser(), await t.insertUser()]
    expect((await from(ines, 'React')).statusCode).toBe(201)
    expectFailure(await from(ines, 'PHP'), 409, 'assessment.attempt_open')
    expect((await from(ines, 'React')).statusCode).toBe(200)
    expect((await from(others[0]!, 'React')).statusCode).toBe(201)

    const refused = await from(others[1]!, 'React')

    const { message } = expectFailure(refused, 429, 'throttle.verified_address')
    expect(message).toBe(
      'Too many assessments of 15 or 20 questions were started from this address. Try again in 15 minutes.',
    )
    expect(refused.headers['retry-after']).toBe(String(verifiedPerAddress.firstWaitSeconds))
    const told = await t.as(others[1]!).get('/api/assessments', undefined, { remoteAddress })
    expect(told.json().verified).toMatchObject({ left: 3, refusal: { message } })
    expect((await from(others[1]!, 'React', 10)).statusCode).toBe(201)
    expect((await start('React')).statusCode).toBe(200)
  })
})
