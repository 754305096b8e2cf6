import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { Person } from './people.ts'

export type Attempt = { _id: string; questions: { question: string; code?: string; options: string[] }[] }

/** The place of the right option, question by question. Read from the database, as no answer tells it before the end. */
export async function keysOf(attemptId: string): Promise<number[]> {
  const database = openDatabase(process.env.E2E_DATABASE_URL ?? '', 1)
  try {
    const { rows } = await database.pool.query<{ key: number }>(
      `select (question ->> 'key')::int as key from assessment_attempts, jsonb_array_elements(questions) with ordinality
         as asked (question, n) where id = $1 order by n`,
      [attemptId],
    )
    return rows.map(({ key }) => key)
  } finally {
    await database.close()
  }
}

type Wish = { right: number; shown: boolean; skill?: string; difficulty?: string }

/** By default in JavaScript, Beginner, with `right` of fifteen answers right. Returns the result's id. */
export async function earnResult(
  person: Person,
  { right, shown, skill = 'JavaScript', difficulty = 'Beginner' }: Wish,
): Promise<string> {
  const wish = { skill, difficulty, numQuestions: 15 }
  const attempt = await person.call<Attempt>('POST', '/api/assessments/attempts', wish)
  const path = `/api/assessments/attempts/${attempt._id}`
  for (const [position, option] of (await keysOf(attempt._id)).slice(0, right).entries()) {
    await person.call('PUT', `${path}/answers/${position}`, { option })
  }
  const { _id } = await person.call<{ _id: string }>('POST', `${path}/finish`)
  await showResult(person, _id, shown)
  return _id
}

export const showResult = (person: Person, resultId: string, onProfile: boolean) =>
  person.call('PUT', `/api/assessments/results/${resultId}/profile`, { onProfile })
