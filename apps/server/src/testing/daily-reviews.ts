import { type DailyReviewView, dayMs, hourMs, type PublicCourseView, utcDayOf } from '@guildhall/contract'
import { startTestApp, type TestApp } from './test-app.ts'

type Caller = TestApp['anonymous']

const today = utcDayOf(new Date()).getTime()
/** Tomorrow, as sessions begin with the clock that runs, and end some weeks later. */
export const midnightAfter = (days: number) => new Date(today + (1 + days) * dayMs)
export const dayAfter = (days: number) => new Date(midnightAfter(days).getTime() + 10 * hourMs)
export const firstDay = dayAfter(0)

export const reviewOf = async (caller: Caller) => (await caller.get('/api/review')).json<DailyReviewView>()
export const answersOf = (cardId: string) => `/api/review/${cardId}/answers`

/** The own questions of the lessons of a course. */
async function checksOf(caller: Caller, course: string) {
  const { lessons } = (await caller.get(`/api/library/${course}`)).json<PublicCourseView>()
  return lessons.map(({ id, check }) => ({
    url: `/api/library/${course}/lessons/${id}/answers`,
    question: check.question,
    code: check.code,
    right: check.answer,
    wrong: check.options.find((option) => option !== check.answer) ?? '',
  }))
}

/** Somebody who has answered `missed` questions of lessons wrong on the first day. */
export async function arrangeMisses(missed: number) {
  const t = await startTestApp()
  const ada = await t.insertUser()
  t.setClock(firstDay)
  const courses = ['javascript', 'python', 'react']
  const all = (await Promise.all(courses.map((course) => checksOf(t.anonymous, course)))).flat()
  const asked = all.slice(0, missed)
  for (const { url, wrong } of asked) await t.as(ada).post(url, { answer: wrong })
  return { t, ada, asked }
}
