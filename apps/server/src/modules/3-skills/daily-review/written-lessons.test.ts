import type { GeneratedCourseView, LessonView, ReviewVerdictView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { withExercises } from '../../../testing/ai-course.ts'
import { answersOf, dayAfter, firstDay, midnightAfter, reviewOf } from '../../../testing/daily-reviews.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrangeCourse() {
  const server = await startOpenAiServer(...withExercises(), ...withExercises())
  const t = await startTestApp({ ai: server.config() })
  const ada = await t.insertUser()
  t.setClock(firstDay)
  const course = (
    await t.as(ada).post('/api/ai-course/generate', { prompt: 'How glass is blown' })
  ).json<GeneratedCourseView>()
  const [first] = course.lessons
  if (!first) throw new Error('no lesson was written')
  const url = `/api/courses/${course._id}/answers`
  const answer = (body: object, caller = t.as(ada)) => caller.post(url, { writing: first.written?.id, ...body })
  return { t, ada, course, first, url, answer }
}

const missAll = async ({ answer }: Awaited<ReturnType<typeof arrangeCourse>>) => [
  await answer({ kind: 'check', answer: 'wrong a' }),
  await answer({ kind: 'recall', step: 'step-3', answer: 'wrong a' }),
  await answer({ kind: 'exercise', step: 'step-1', answer: '7' }),
  await answer({ kind: 'exercise', step: 'step-2', answer: 'function double(n) {}' }),
]

test('a lesson by an AI has minutes, and says in which course of one’s own it is kept', async () => {
  const { t, ada, course, first } = await arrangeCourse()
  const plain = course.lessons[1]?.minutes ?? 0

  expect(plain).toBeGreaterThan(0)
  // A calculation and a program are done in the first.
  expect((first.minutes ?? 0) - plain).toBeGreaterThan(4)
  expect(course.lessons.map(({ keptIn }) => keptIn)).toEqual([course._id, course._id, course._id])
  const { shareUrl } = (await t.as(ada).put(`/api/courses/${course._id}/share`, { shared: true })).json()
  const shared = await t.anonymous.get(`/api${new URL(shareUrl).pathname}`)
  expect(shared.json().lessons.map(({ minutes, keptIn }: LessonView) => ({ minutes, keptIn }))).toEqual(
    course.lessons.map(({ minutes }) => ({ minutes, keptIn: undefined })),
  )
})

test('what is answered wrong in a lesson by an AI comes back the next day; what is right does not', async () => {
  const arranged = await arrangeCourse()
  const { t, ada, course, first, answer } = arranged
  const missed = await missAll(arranged)
  const right = [
    await answer({ kind: 'check', answer: 'right' }),
    await answer({ kind: 'recall', step: 'step-2', answer: 'right' }),
  ]
  expect([...missed, ...right].map((one) => one.json().isRight)).toEqual([false, false, false, false, true, true])

  t.setClock(dayAfter(1))
  const { cards } = await reviewOf(t.as(ada))

  expect(cards.map((card) => (card.kind === 'question' ? card.question : card.exercise.kind)).sort()).toEqual([
    'What did part 3 say?',
    'What matters in lesson 1?',
    'calculation',
    'code',
  ])
  const program = cards.find((card) => card.kind === 'exercise' && card.exercise.kind === 'code')
  const number = cards.find((card) => card.kind === 'exercise' && card.exercise.kind === 'calculation')
  const verdictOf = async (id = '', body: object) =>
    (await t.as(ada).post(answersOf(id), body)).json<ReviewVerdictView>()
  const place = { of: 'own', courseId: course._id, lessonId: first.id, stepId: 'step-1', title: 'Part 1' }
  const again = { isRight: false, place, dueAt: midnightAfter(2).toISOString() }
  expect(await verdictOf(number?._id, { answer: '11', passed: true })).toMatchObject(again)
  expect(await verdictOf(program?._id, { answer: 'right', passed: true })).toMatchObject({ isRight: true })
})

test('a step whose exercise failed its own tests asks its question, which comes back', async () => {
  const { t, ada, answer } = await arrangeCourse()

  await answer({ kind: 'recall', step: 'step-2', answer: 'wrong a' })

  t.setClock(dayAfter(1))
  expect((await reviewOf(t.as(ada))).cards).toMatchObject([{ kind: 'question', question: 'What did part 2 say?' }])
})

test.each([
  { what: 'deleted', end: 'delete', rest: '' },
  { what: 'written anew', end: 'post', rest: '/regenerate' },
] as const)('what a course asked is gone when it is $what', async ({ end, rest }) => {
  const arranged = await arrangeCourse()
  const { t, ada, course, answer } = arranged
  await missAll(arranged)

  await t.as(ada)[end](`/api/courses/${course._id}${rest}`)

  t.setClock(dayAfter(1))
  expect(await reviewOf(t.as(ada))).toEqual({ cards: [], doneToday: 0, nextAt: null })
  expectFailure(await answer({ kind: 'check', answer: 'wrong a' }), 404, 'dailyreview.question_not_found')
})

test('answers to what is not in one’s own course are refused, and leave nothing', async () => {
  const { t, ada, answer, first } = await arrangeCourse()
  const robin = await t.insertUser()

  const refused = [
    await answer({ kind: 'check', answer: 'wrong a' }, t.as(robin)),
    await answer({ kind: 'check', answer: 'wrong a', writing: first.id }),
    await answer({ kind: 'recall', step: 'step-9', answer: 'wrong a' }),
    await answer({ kind: 'exercise', step: 'step-3', answer: 'wrong a' }),
  ]

  for (const one of refused) expectFailure(one, 404, 'dailyreview.question_not_found')
  expect(await t.value('select count(*)::int from review_cards where user_id in ($1, $2)', [ada.id, robin.id])).toBe(0)
})
