import { type Difficulty, type OwnResultView, type QuestionCount, verifiedFrom } from '@guildhall/contract'
import { startTestApp, type TestApp } from './test-app.ts'

type Person = { id: string; token: string }
export type Wish = {
  skill?: string
  difficulty?: Difficulty
  numQuestions?: QuestionCount
  right?: number
  onProfile?: boolean
}

/** Read from the database, as the API hides the answer key before the finish. */
export async function keysOf(t: TestApp, attemptId: string): Promise<number[]> {
  const keys = `select array(select (question ->> 'key')::int from jsonb_array_elements(questions) question)
    from assessment_attempts where id = $1`
  return (await t.value(keys, [attemptId])) as number[]
}

/** Answers the first `right` questions correctly. Returns the attempt's id. */
export async function startAnswered(t: TestApp, person: Person, wish: Wish = {}): Promise<string> {
  const { skill = 'JavaScript', difficulty = 'Beginner', numQuestions = verifiedFrom, right = 0 } = wish
  const started = await t.as(person).post('/api/assessments/attempts', { skill, difficulty, numQuestions })
  if (started.statusCode !== 201) throw new Error(started.body)
  const attemptId: string = started.json()._id
  for (const [position, option] of (await keysOf(t, attemptId)).slice(0, right).entries()) {
    await t.as(person).put(`/api/assessments/attempts/${attemptId}/answers/${position}`, { option })
  }
  return attemptId
}

/** Verified unless `numQuestions` is too low, or the skill's questions are public. */
export async function earnResult(t: TestApp, person: Person, wish: Wish = {}): Promise<OwnResultView> {
  const attemptId = await startAnswered(t, person, wish)
  const finished = await t.as(person).post(`/api/assessments/attempts/${attemptId}/finish`)
  const result: OwnResultView = finished.json()
  if (wish.onProfile) await t.as(person).put(`/api/assessments/results/${result._id}/profile`, { onProfile: true })
  return result
}

export async function arrangeAttempts() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const start = (body: object = {}) =>
    t.as(ines).post('/api/assessments/attempts', { skill: 'JavaScript', numQuestions: 5, ...body })
  const answer = (id: string, position: number | string, option: unknown) =>
    t.as(ines).put(`/api/assessments/attempts/${id}/answers/${position}`, { option })
  const finish = (id: string) => t.as(ines).post(`/api/assessments/attempts/${id}/finish`)
  const read = (id: string) => t.as(ines).get(`/api/assessments/attempts/${id}`)
  return { t, ines, start, answer, finish, read }
}
