import { type Difficulty, type OwnResultView, type QuestionCount, verifiedFrom } from '@guildhall/contract'
import type { TestApp } from './test-app.ts'

type Person = { id: string; token: string }
export type Wish = {
  skill?: string
  difficulty?: Difficulty
  /** By default as many as a verified result takes. */
  numQuestions?: QuestionCount
  /** How many questions are answered right; the rest stay open. */
  right?: number
  onProfile?: boolean
}

/** Where the right options stand, which no answer of the API says before the finish. */
export async function keysOf(t: TestApp, attemptId: string): Promise<number[]> {
  const keys = `select array(select (question ->> 'key')::int from jsonb_array_elements(questions) question)
    from assessment_attempts where id = $1`
  return (await t.value(keys, [attemptId])) as number[]
}

/** The id of a new attempt with the first `right` questions answered right. */
export async function startAnswered(t: TestApp, person: Person, wish: Wish = {}): Promise<string> {
  const { skill = 'React', difficulty = 'Beginner', numQuestions = verifiedFrom, right = 0 } = wish
  const started = await t.as(person).post('/api/assessments/attempts', { skill, difficulty, numQuestions })
  if (started.statusCode !== 201) throw new Error(started.body)
  const attemptId: string = started.json()._id
  for (const [position, option] of (await keysOf(t, attemptId)).slice(0, right).entries()) {
    await t.as(person).put(`/api/assessments/attempts/${attemptId}/answers/${position}`, { option })
  }
  return attemptId
}

/** The result of an attempt, earned through the door; verified unless `numQuestions` are too few. */
export async function earnResult(t: TestApp, person: Person, wish: Wish = {}): Promise<OwnResultView> {
  const attemptId = await startAnswered(t, person, wish)
  const finished = await t.as(person).post(`/api/assessments/attempts/${attemptId}/finish`)
  const result: OwnResultView = finished.json()
  if (wish.onProfile) await t.as(person).put(`/api/assessments/results/${result._id}/profile`, { onProfile: true })
  return result
}
