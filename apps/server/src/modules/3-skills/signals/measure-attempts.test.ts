import { dayMs, type FlaggedAttemptDetailView, type FlaggedAttemptView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { keysOf, startAnswered } from '../../../testing/assess.ts'
import { testPassword } from '../../../testing/builders.ts'
import { dropQuestion } from '../../../testing/challenges.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import type { SnapshotQuestion } from '../attempts/attempt.rules.ts'
import { measureAttempts } from './measure-attempts.ts'

const url = '/api/assessments/attempts'

/** Takes fifteen public questions: the same ones for all, as nobody has seen any of the pool of them. */
async function arrange() {
  const t = await startTestApp()
  const begin = Date.parse('2026-03-02T09:00:00Z')
  /** Answers every question `seconds` after the one before. Returns the attempt's id. */
  async function take(
    person: { token: string },
    seconds: number,
    choose: (question: SnapshotQuestion, n: number) => number,
  ) {
    t.setClock(new Date(begin))
    const { _id } = (await t.as(person).post(url, { skill: 'JavaScript', numQuestions: 15 })).json()
    const questions = (await t.value('select questions from assessment_attempts where id = $1', [
      _id,
    ])) as SnapshotQuestion[]
    for (const [n, question] of questions.entries()) {
      t.setClock(new Date(begin + (n + 1) * seconds * 1_000))
      await t.as(person).put(`${url}/${_id}/answers/${n}`, { option: choose(question, n) })
    }
    await t.as(person).post(`${url}/${_id}/finish`)
    return _id as string
  }
  return { t, take, operator: await insertOperator(t) }
}

/** By the misconception that comes first in the alphabet, so that accounts with one head agree. */
const oneHead = ({ misconceptions = [], key }: SnapshotQuestion) => {
  const wrong = misconceptions.filter((one) => one !== null).sort()[0] ?? null
  return wrong === null ? key : misconceptions.indexOf(wrong)
}

test('operators see who was faster than reading, and nobody else does', async () => {
  const { t, take, operator } = await arrange()
  const [fast, slow] = [await t.insertUser(), await t.insertUser()]
  const fastId = await take(fast, 1, ({ key }) => key)
  const slowId = await take(slow, 40, ({ key }) => key)

  await measureAttempts(t.deps)
  await measureAttempts(t.deps)

  const list = (await t.as(operator).get('/api/admin/attempts?limit=100')).json<FlaggedAttemptView[]>()
  const flagged = list.find(({ _id }) => _id === fastId)
  expect(flagged).toMatchObject({
    person: { _id: fast.id },
    signals: ['fast_answers'],
    fastAnswers: 15,
    secondsPerQuestion: 1,
  })
  expect(list.map(({ _id }) => _id)).not.toContain(slowId)
  const one = (await t.as(operator).get(`/api/admin/attempts/${fastId}`)).json<FlaggedAttemptDetailView>()
  expect(one.questions).toHaveLength(15)
  expect(one.questions[3]).toMatchObject({ seconds: 1, isRight: true, isFast: true })
  expect((await t.as(operator).get(`/api/admin/attempts/${slowId}`)).json().signals).toEqual([])
  const seen = await Promise.all(
    [`${url}/${fastId}`, '/api/assessments/results', '/api/notifications'].map((path) => t.as(fast).get(path)),
  )
  for (const { body } of seen) expect(body).not.toMatch(/fast_answers|fastAnswers|signals/)
})

test('two accounts with the same mistakes lead to each other, until one is deleted', async () => {
  const { t, take, operator } = await arrange()
  const [ada, twin] = [await t.insertUser(), await t.insertUser()]
  const adaId = await take(ada, 40, oneHead)
  await measureAttempts(t.deps)
  const twinId = await take(twin, 41, oneHead)
  await measureAttempts(t.deps)

  const found = (await t.as(operator).get(`/api/admin/attempts/${twinId}`)).json<FlaggedAttemptDetailView>()

  expect(found.partner).toMatchObject({ attemptId: adaId, person: { _id: ada.id } })
  expect(found.match?.identical).toBe(found.questions.filter(({ isShared }) => isShared).length)
  expect(found.match?.identical).toBeGreaterThanOrEqual(5)

  const deleted = await t.as(ada).post('/api/account/deletion', { password: testPassword })
  expect(deleted.statusCode).toBe(204)
  const after = (await t.as(operator).get(`/api/admin/attempts/${twinId}`)).json<FlaggedAttemptDetailView>()
  expect(after).toMatchObject({ partner: null, match: found.match })
  expect(await t.value('select count(*)::int from attempt_measures where user_id = $1', [ada.id])).toBe(0)
})

test('unverified attempts are not measured, and measures are forgotten after 180 days', async () => {
  const { t, take } = await arrange()
  const ines = await t.insertUser()
  const short = await startAnswered(t, ines, { numQuestions: 5 })
  await t.as(ines).post(`${url}/${short}/finish`)
  const id = await take(ines, 2, ({ key }) => key)
  const measured = () => t.value('select count(*)::int from attempt_measures where user_id = $1', [ines.id])

  await measureAttempts(t.deps)
  expect(await measured()).toBe(1)
  expect(await keysOf(t, id)).toHaveLength(15)

  t.setClock(new Date(Date.parse('2026-03-02T09:00:31Z') + 180 * dayMs))
  await measureAttempts(t.deps)
  expect(await measured()).toBe(0)
})

test('somebody who leaves meanwhile is not measured, and neither waits for the other', async () => {
  const { t, take } = await arrange()
  const ada = await t.insertUser()
  await take(ada, 40, ({ key }) => key)
  const leave = async () => (await t.as(ada).post('/api/account/deletion', { password: testPassword })).statusCode
  const measure = () => measureAttempts(t.deps).then(() => 200)

  expect(await t.race({ table: 'users', id: ada.id }, [leave, measure])).toEqual([204, 200])
  expect(await t.value('select count(*)::int from attempt_measures where user_id = $1', [ada.id])).toBe(0)
})

test('a question that was dropped after a challenge is neither right nor a mistake', async () => {
  const { t, take, operator } = await arrange()
  const ada = await t.insertUser()
  const id = await take(ada, 1, ({ key }, n) => (n === 0 ? key : (key + 1) % 4))
  const resultId = String(await t.value('select id from assessment_results where attempt_id = $1', [id]))
  const { item } = await dropQuestion(t, ada, { _id: resultId })

  await measureAttempts(t.deps)

  const found = (await t.as(operator).get(`/api/admin/attempts/${id}`)).json<FlaggedAttemptDetailView>()
  expect(found.rightAnswers).toBe(0)
  expect(found.questions[0]).toMatchObject({ isRight: false, isFast: false })
  expect(await t.value('select mistakes from attempt_measures where attempt_id = $1', [id])).not.toHaveProperty(item)
})
