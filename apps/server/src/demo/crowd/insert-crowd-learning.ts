import { dayMs } from '@guildhall/contract'
import { eq } from 'drizzle-orm'
import type { OnceDeps } from '../../modules/1-ground/idempotency/shared/answer-once.ts'
import { assessmentAttempts } from '../../modules/3-skills/attempts/attempt.tables.ts'
import { finishAttempt } from '../../modules/3-skills/attempts/finish-attempt.ts'
import { openAttempt } from '../../modules/3-skills/attempts/start-attempt.ts'
import { courses } from '../../modules/3-skills/courses/course.tables.ts'
import { getLibraryCourse } from '../../modules/3-skills/courses/get-course.ts'
import { showResult } from '../../modules/3-skills/results/show-result.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Ids } from './crowd-happenings.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'
import { spread } from './spread.ts'

/** Assessments through the usual use cases, all answers of one at once, and the courses people are taking. */
export async function insertCrowdLearning(
  tx: Tx,
  people: readonly CrowdPerson[],
  { at, idOf, now }: { at: (moment: Date) => OnceDeps; idOf: Ids; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const { key, attempts } of people) {
    for (const attempt of attempts)
      await take(tx, { ...attempt, userId: idOf(key), startedAt: ago(attempt.daysAgo) }, at)
  }
  const taken = people.flatMap(({ key, courses: own }) => own.map((course) => ({ ...course, userId: idOf(key) })))
  await insertRows(
    tx,
    courses,
    taken.map(({ userId, libraryId, lessons, daysAgo }) => {
      const { courseTitle: title, description, lessons: all } = getLibraryCourse(libraryId)
      const doneLessons = all.slice(0, lessons).map(({ id }) => id)
      const [createdAt, updatedAt] = [ago(daysAgo), ago(daysAgo * 0.2)]
      return { userId, prompt: title, libraryId, title, description, lessons: null, doneLessons, createdAt, updatedAt }
    }),
  )
}

type Taken = CrowdPerson['attempts'][number] & { userId: string; startedAt: Date }

async function take(
  tx: Tx,
  { userId, skill, difficulty, questions: numQuestions, right, startedAt }: Taken,
  at: (moment: Date) => OnceDeps,
) {
  const request = { userId, skill, difficulty, numQuestions, address: '', signal: new AbortController().signal }
  const { attempt } = await openAttempt(at(startedAt), request)
  const secondsEach = spread(`${userId} ${skill}`, 34, 56)
  const wrong = new Set(
    attempt.questions.map((_, index) => (index * 7 + 3) % numQuestions).slice(0, numQuestions - right),
  )
  await tx
    .update(assessmentAttempts)
    .set({
      answers: attempt.questions.map(({ key, options }, index) =>
        wrong.has(index) ? (key + 1) % options.length : key,
      ),
      answeredAfter: attempt.questions.map((_, index) => Math.round(secondsEach * 1_000 * (index + 1))),
    })
    .where(eq(assessmentAttempts.id, attempt.id))
  const finishedAt = new Date(startedAt.getTime() + secondsEach * 1_000 * (numQuestions + 0.5))
  const { _id: resultId } = await finishAttempt(at(finishedAt), { attemptId: attempt.id, userId })
  await showResult(at(finishedAt), { resultId, userId, onProfile: true })
}
