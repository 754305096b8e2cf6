import type { LessonExercisesView, NeedsView, ReviewVerdictView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import {
  answersOf,
  arrangeMisses,
  dayAfter,
  firstDay,
  midnightAfter,
  reviewOf,
} from '../../../testing/daily-reviews.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Question = { question: string; code?: string | undefined }
const answerTo = (asked: (Question & { right: string })[], { question, code }: Question) =>
  asked.find((one) => one.question === question && one.code === code)?.right ?? ''
const repsOf = (t: TestApp, cardId: string) => t.value('select reps from review_cards where id = $1', [cardId])

async function firstCard(t: TestApp, person: { token: string }) {
  const [card] = (await reviewOf(t.as(person))).cards
  if (card?.kind !== 'question') throw new Error('no question is due')
  return card
}

test('what is answered wrong in a lesson comes back the next day, without its answer; what is right does not', async () => {
  const { t, ada, asked } = await arrangeMisses(2)
  const [first, second] = asked
  const url = first?.url ?? ''
  const robin = await t.insertUser()
  await t.as(robin).post(url, { answer: first?.right })
  await t.as(ada).post(url, { answer: first?.wrong })

  expect(await reviewOf(t.as(ada))).toEqual({ cards: [], doneToday: 0, nextAt: midnightAfter(1).toISOString() })
  t.setClock(dayAfter(1))
  const { cards, nextAt } = await reviewOf(t.as(ada))

  expect(cards).toHaveLength(2)
  expect(new Set(cards.map((card) => card.kind === 'question' && card.question))).toEqual(
    new Set([first?.question, second?.question]),
  )
  expect(Object.keys(cards[0] ?? {})).not.toContain('answer')
  expect(nextAt).toBe(null)
  expect(await reviewOf(t.as(robin))).toEqual({ cards: [], doneToday: 0, nextAt: null })
})

test('what is due longest comes first, at most ten a day, and the rest the day after', async () => {
  const { t, ada, asked } = await arrangeMisses(12)
  const oldest = String(
    await t.value('select id from review_cards where user_id = $1 order by id desc limit 1', [ada.id]),
  )
  await t.pool.query(
    "update review_cards set due_at = due_at - interval '1 day', rated_at = rated_at - interval '2 days' where id = $1",
    [oldest],
  )
  t.setClock(dayAfter(1))

  const { cards } = await reviewOf(t.as(ada))
  expect(cards).toHaveLength(10)
  expect(cards[0]?._id).toBe(oldest)
  for (const card of cards) {
    if (card.kind !== 'question') throw new Error('only questions were missed')
    const answered = await t.as(ada).post(answersOf(card._id), { answer: answerTo(asked, card) })
    expect(answered.json()).toMatchObject({ isRight: true })
  }

  expect(await reviewOf(t.as(ada))).toEqual({ cards: [], doneToday: 10, nextAt: midnightAfter(2).toISOString() })
  const eleventh = await t.value('select id from review_cards where user_id = $1 and reps = 1 limit 1', [ada.id])
  const refused = await t.as(ada).post(answersOf(String(eleventh)), { answer: '' })
  expectFailure(refused, 409, 'dailyreview.done_today')
  t.setClock(dayAfter(2))
  expect((await reviewOf(t.as(ada))).cards).toHaveLength(2)
})

test('a wrong answer comes tomorrow, a right one later, and one after help in between', async () => {
  const { t, ada, asked } = await arrangeMisses(3)
  t.setClock(dayAfter(1))
  const { cards } = await reviewOf(t.as(ada))
  const [wrong, helped, right] = cards.map((card) => card._id)
  const rightAnswer = (at: number) => {
    const card = cards[at]
    return { answer: card?.kind === 'question' ? answerTo(asked, card) : '' }
  }
  const answer = async (id = '', body: object) => (await t.as(ada).post(answersOf(id), body)).json<ReviewVerdictView>()

  const missed = await answer(wrong, { answer: 'something else' })
  const help = await t.as(ada).post(`/api/review/${helped}/help`)
  const [afterHelp, alone] = [await answer(helped, rightAnswer(1)), await answer(right, rightAnswer(2))]

  expect(missed).toMatchObject({ isRight: false, ...rightAnswer(0), dueAt: midnightAfter(2).toISOString() })
  expect(missed.place).toMatchObject({ courseId: expect.any(String), lessonId: expect.any(String) })
  expect(help.json().place).toEqual(afterHelp.place)
  expect(afterHelp.dueAt > missed.dueAt).toBe(true)
  expect(alone.dueAt > afterHelp.dueAt).toBe(true)
})

test('how well it went is never believed of a browser', async () => {
  const { t, ada } = await arrangeMisses(1)
  t.setClock(dayAfter(1))
  const card = await firstCard(t, ada)

  const claims = { answer: 'no option', passed: true, isRight: true, rating: 'good', dueAt: '2099-01-01T00:00:00Z' }
  const answered = await t.as(ada).post(answersOf(card._id), claims)

  expect(answered.json()).toMatchObject({ isRight: false, dueAt: midnightAfter(2).toISOString() })
})

test('the same answer with the same key is kept once', async () => {
  const { t, ada, asked } = await arrangeMisses(1)
  t.setClock(dayAfter(1))
  const card = await firstCard(t, ada)
  const body = { answer: answerTo(asked, card) }
  const send = () => t.as(ada).post(answersOf(card._id), body, { headers: { 'idempotency-key': 'one-press' } })

  const [first, second] = [await send(), await send()]

  expect(second.json()).toEqual(first.json())
  expect([first.statusCode, second.statusCode, await repsOf(t, card._id)]).toEqual([200, 200, 2])
})

test('when two tabs answer the same card at once, one counts and the other is told', async () => {
  const { t, ada, asked } = await arrangeMisses(1)
  t.setClock(dayAfter(1))
  const card = await firstCard(t, ada)
  const right = () => t.as(ada).post(answersOf(card._id), { answer: answerTo(asked, card) })
  const wrong = () => t.as(ada).post(answersOf(card._id), { answer: 'something else' })

  const answers = await t.race({ table: 'users', id: ada.id }, [right, wrong])

  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  if (refused) expectFailure(refused, 409, 'dailyreview.not_due')
  expect(await repsOf(t, card._id)).toBe(2)
})

test('a card of somebody else is like one that there is not', async () => {
  const { t, ada } = await arrangeMisses(1)
  const stranger = await t.insertUser()
  expect((await reviewOf(t.as(stranger))).cards).toEqual([])
  t.setClock(dayAfter(1))
  const card = await firstCard(t, ada)

  for (const part of ['answers', 'help']) {
    const ask = (id: string) => t.as(stranger).post(`/api/review/${id}/${part}`, { answer: '' })
    const [theirs, invented] = [await ask(card._id), await ask(t.newId())]
    expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'dailyreview.card_not_found'])
    expect(theirs.json()).toEqual({ ...invented.json(), requestId: theirs.json().requestId })
  }
  expect(await repsOf(t, card._id)).toBe(1)
  expectFailure(await t.anonymous.get('/api/review'), 401, 'session.required')
})

test('an exercise that was failed comes back, and what it is answered is judged here but for programs', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  t.setClock(firstDay)
  const path = '/api/library/math/lessons/ratios-and-rates/exercises'
  const { exercises } = (await t.anonymous.get(path)).json<LessonExercisesView>()
  const calculation = exercises.find(({ kind }) => kind === 'calculation')
  if (calculation?.kind !== 'calculation') throw new Error('the lesson has no calculation')
  const keep = (url: string, state: object) => t.as(ada).put(url, { answer: '1', failures: 1, solved: false, ...state })
  await keep(`/api/library/math/exercises/${calculation.id}`, {})
  await keep('/api/library/javascript/exercises/add-prices', { failures: 2, solved: true })
  await keep('/api/library/javascript/exercises/order-code', { failures: 0, solved: true })
  t.setClock(dayAfter(1))

  const { cards } = await reviewOf(t.as(ada))
  const cardOf = (id: string) =>
    cards.find((card) => card.kind === 'exercise' && card.exercise.id === id)?._id ?? 'not due'
  const answer = async (id: string, body: object) => (await t.as(ada).post(answersOf(cardOf(id)), body)).json()

  expect(cards).toHaveLength(2)
  expect(await answer(calculation.id, { answer: '0.001', passed: true })).toMatchObject({
    isRight: false,
    answer: null,
  })
  expect(await answer('add-prices', { answer: 'const total = () => 0', passed: true })).toMatchObject({ isRight: true })
})

test('what the library does not teach any more is left out, and forgotten after a month', async () => {
  const { t, ada } = await arrangeMisses(2)
  await t.pool.query(
    "update review_cards set part = 'dropped' where id = (select id from review_cards where user_id = $1 limit 1)",
    [ada.id],
  )
  t.setClock(dayAfter(1))

  const count = () => t.value('select count(*)::int from review_cards where user_id = $1', [ada.id])
  expect((await reviewOf(t.as(ada))).cards).toHaveLength(1)
  expect(await count()).toBe(2)
  await t.pool.query('update sessions set expires_at = $2 where user_id = $1', [ada.id, dayAfter(60)])
  t.setClock(dayAfter(40))
  expect((await reviewOf(t.as(ada))).cards).toHaveLength(1)
  expect(await count()).toBe(1)
  expectFailure(
    await t.as(ada).post('/api/library/javascript/lessons/dropped/answers', { answer: '' }),
    404,
    'dailyreview.question_not_found',
  )
})

/** As many cards on what is not taught any more as `count`, due before all others. */
const insertGone = (t: TestApp, userId: string, count: number) =>
  t.pool.query(
    `insert into review_cards (user_id, kind, source, part, item, due_at, stability, difficulty, reps, lapses, rated_at)
     select user_id, kind, 'dropped', n::text, item, due_at - interval '1 day', stability, difficulty, reps, lapses, rated_at - interval '2 days'
     from (select * from review_cards where user_id = $1 limit 1) card, generate_series(1, $2) n`,
    [userId, count],
  )

test('what is due is found behind any number of cards on what is not taught any more, by a few statements', async () => {
  const { t, ada } = await arrangeMisses(2)
  await insertGone(t, ada.id, 3_000)
  t.setClock(dayAfter(1))

  const statements = await recordStatements(async () => {
    const { cards, nextAt } = await reviewOf(t.as(ada))
    expect([cards.length, nextAt]).toEqual([2, null])
  })

  expect(statements.filter(({ text }) => text.includes('review_cards')).length).toBeLessThan(6)
})

test('when the next card is due is said of one that can be asked', async () => {
  const { t, ada } = await arrangeMisses(2)
  await insertGone(t, ada.id, 1)
  await t.pool.query("update review_cards set due_at = due_at + interval '2 days' where user_id = $1", [ada.id])

  expect(await reviewOf(t.as(ada))).toEqual({ cards: [], doneToday: 0, nextAt: midnightAfter(3).toISOString() })
})

test('the dashboard counts what the review asks', async () => {
  const { t, ada, asked } = await arrangeMisses(3)
  const needs = async () => (await t.as(ada).get('/api/home/needs?side=freelancer')).json<NeedsView>()
  const drop = (most: number) =>
    t.pool.query(
      "update review_cards set source = 'dropped' where id in (select id from review_cards where user_id = $1 and source <> 'dropped' order by id limit $2)",
      [ada.id, most],
    )
  await insertGone(t, ada.id, 40)
  t.setClock(dayAfter(1))

  expect(await needs()).toMatchObject({
    needs: [{ kind: 'daily_review', count: 3, since: midnightAfter(1).toISOString() }],
  })
  await drop(1)
  expect(await needs()).toMatchObject({ needs: [{ kind: 'daily_review', count: 2 }] })
  const [card] = (await reviewOf(t.as(ada))).cards
  if (card?.kind !== 'question') throw new Error('only questions were missed')
  await t.as(ada).post(answersOf(card._id), { answer: answerTo(asked, card) })
  expect(await needs()).toMatchObject({ needs: [{ kind: 'daily_review', count: 1 }] })
  await drop(2)
  expect(await needs()).toMatchObject({ needs: [], more: 0 })
})
