import { readQuestionSet } from '@guildhall/content'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { Person } from './people.ts'

/** As if all that a person is asked again had happened a day earlier. */
export async function passADay({ userId }: Person, databaseUrl = process.env.E2E_DATABASE_URL ?? '') {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query(
      `update review_cards set due_at = due_at - interval '24 hours', rated_at = rated_at - interval '24 hours',
         answered_at = answered_at - interval '24 hours', practiced_at = practiced_at - interval '24 hours'
       where user_id = $1`,
      [userId],
    )
  } finally {
    await database.close()
  }
}

/** The right options of the bank's practice questions that have these words. */
export const practiceAnswers = (question: string) =>
  readQuestionSet({ skill: 'javascript', level: 'beginner' })
    .practice.filter((one) => one.question === question)
    .map(({ answer }) => answer)
