import type { NeedsView, OwnResultView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { answersOf, dayAfter, firstDay, midnightAfter, reviewOf } from '../../../testing/daily-reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = { id: string; token: string }
const small = { numQuestions: 5 } as const
const resultOf = async (t: TestApp, ada: Person, { _id }: OwnResultView) =>
  (await t.as(ada).get(`/api/assessments/results/${_id}`)).json<OwnResultView>()
const needsOf = async (t: TestApp, ada: Person) =>
  (await t.as(ada).get('/api/home/needs?side=freelancer')).json<NeedsView>().needs
const missedIn = ({ concepts }: OwnResultView) =>
  concepts.filter(({ correct, total }) => correct < total).map(({ concept }) => concept)

/** Answers everything that is due right, from the bank's practice questions. */
async function reviewAll(t: TestApp, ada: Person) {
  const { practice } = t.deps.bank.questionsOf('JavaScript', 'Beginner')
  for (const card of (await reviewOf(t.as(ada))).cards) {
    if (card.kind !== 'question') throw new Error('only concepts were missed')
    const known = practice.find(({ question, code }) => question === card.question && code === card.code)
    const answered = await t.as(ada).post(answersOf(card._id), { answer: known?.answer ?? '' })
    expect(answered.json()).toMatchObject({ isRight: true })
  }
}

async function arrangeFailed() {
  const t = await startTestApp()
  const ada = await t.insertUser()
  t.setClock(firstDay)
  return { t, ada, result: await earnResult(t, ada, { ...small, right: 0 }) }
}

test('missed concepts come back as practice questions, each time another, and the dashboard says how many', async () => {
  const { t, ada, result } = await arrangeFailed()
  const missed = missedIn(result)
  expect(await needsOf(t, ada)).toEqual([])
  t.setClock(dayAfter(1))

  const { cards } = await reviewOf(t.as(ada))
  expect(cards.map(({ from }) => from).sort()).toEqual(missed.map((one) => `JavaScript (Beginner): ${one}`).sort())
  expect(await needsOf(t, ada)).toMatchObject([
    { kind: 'daily_review', count: missed.length, person: null, since: midnightAfter(1).toISOString() },
  ])
  const [first] = cards
  const verdict = (await t.as(ada).post(answersOf(first?._id ?? ''), { answer: '' })).json()
  expect(verdict.place).toMatchObject({ courseId: 'javascript', stepId: expect.any(String) })
  expect(await needsOf(t, ada)).toMatchObject([{ kind: 'daily_review', count: missed.length - 1 }])
  t.setClock(dayAfter(2))
  const again = (await reviewOf(t.as(ada))).cards.find(({ _id }) => _id === first?._id)
  expect(again).toMatchObject({ _id: first?._id })
  expect(again?.kind === 'question' && again.question + again.code).not.toBe(
    first?.kind === 'question' && first.question + first.code,
  )
})

test('what the latest attempt got right is not offered again, however often it is practiced', async () => {
  const { t, ada } = await arrangeFailed()
  t.setClock(dayAfter(1))
  const retaken = await earnResult(t, ada, { ...small, right: 5 })
  await reviewAll(t, ada)
  await t.pool.query('update sessions set expires_at = $2 where user_id = $1', [ada.id, dayAfter(60)])
  t.setClock(dayAfter(40))
  await reviewAll(t, ada)

  expect((await resultOf(t, ada, retaken)).practiced).toEqual([])
  expect((await needsOf(t, ada)).filter(({ kind }) => kind === 'retake')).toEqual([])
})

test('a concept that was practiced on two days offers another attempt, which shows before and after', async () => {
  const { t, ada, result } = await arrangeFailed()
  t.setClock(dayAfter(1))
  await reviewAll(t, ada)
  expect((await resultOf(t, ada, result)).practiced).toEqual([])
  t.setClock(dayAfter(40))
  await t.pool.query('update sessions set expires_at = $2 where user_id = $1', [ada.id, dayAfter(60)])
  await reviewAll(t, ada)

  expect((await resultOf(t, ada, result)).practiced).toEqual(missedIn(result).sort())
  expect(await needsOf(t, ada)).toMatchObject([
    { kind: 'retake', title: 'JavaScript, Beginner', subjectId: result._id, person: null },
  ])

  const retaken = await earnResult(t, ada, { ...small, right: 5 })
  expect(retaken).toMatchObject({
    practiced: [],
    before: { resultId: result._id, percentage: 0, score: 0, totalQuestions: 5 },
  })
  const right = retaken.concepts.map(({ concept }) => concept)
  expect(retaken.before?.missed.map(({ concept }) => concept).sort()).toEqual(missedIn(result).sort())
  for (const { concept, now } of retaken.before?.missed ?? []) {
    expect([concept, now]).toEqual([concept, right.includes(concept) ? 'right' : 'not_asked'])
  }
  expect((await resultOf(t, ada, result)).practiced).toEqual([])
  expect(await needsOf(t, ada)).toEqual([])
})

/** Somebody who has missed a concept. */
async function arrangeMissedStrings() {
  const { t, ada } = await arrangeFailed()
  await t.pool.query(
    `insert into review_cards (user_id, kind, source, part, item, due_at, stability, difficulty, reps, lapses, rated_at)
     values ($1, 'concept', 'javascript', 'Beginner', 'strings', $2, 1, 5, 1, 0, $3) on conflict do nothing`,
    [ada.id, midnightAfter(1), firstDay],
  )
  const practice = `select practiced from review_cards where user_id = $1 and kind = 'concept' and item = 'strings'`
  const keep = (solved: boolean) =>
    t.as(ada).put('/api/library/javascript/exercises/order-code', { answer: 'x', failures: 1, solved })
  return { t, ada, practice, keep }
}

test('an exercise that two tabs keep as solved first, at the same time, practices its concept once', async () => {
  const { t, ada, practice, keep } = await arrangeMissedStrings()

  const answers = await t.race({ table: 'users', id: ada.id }, [() => keep(true), () => keep(true)])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await t.value(practice, [ada.id])).toBe(1)
})

test('solving the exercise of its step practices a concept, once a day', async () => {
  const { t, ada, practice, keep } = await arrangeMissedStrings()

  await keep(false)
  expect(await t.value(practice, [ada.id])).toBe(0)
  await keep(true)
  expect(await t.value(practice, [ada.id])).toBe(1)
  await keep(false)
  await keep(true)
  expect(await t.value(practice, [ada.id])).toBe(1)
  t.setClock(dayAfter(1))
  await keep(true)
  expect(await t.value(practice, [ada.id])).toBe(1)
})

test('an attempt of fifteen is offered again only once its wait is over', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  t.setClock(firstDay)
  const result = await earnResult(t, ada, { right: 10 })
  await t.pool.query(
    `update review_cards set practiced = 2, practiced_at = rated_at where user_id = $1 and kind = 'concept'`,
    [ada.id],
  )

  expect((await resultOf(t, ada, result)).practiced.length).toBeGreaterThan(0)
  expect(await needsOf(t, ada)).toEqual([])
  t.setClock(dayAfter(2))
  expect((await needsOf(t, ada)).map(({ kind }) => kind)).toEqual(['retake', 'daily_review'])
})
