import type { LessonAnswerBody } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordMiss } from '../review-cards/shared/record-miss.ts'
import { openCard } from './open-card.ts'

/** A question of a lesson that was answered wrong comes back in the daily review. Right answers leave nothing. */
export async function answerLesson(
  { database: { db }, bank, clock }: OnceDeps,
  {
    userId,
    courseId,
    lessonId,
    step,
    answer,
  }: LessonAnswerBody & { userId: string; courseId: string; lessonId: string },
): Promise<{ isRight: boolean }> {
  const kind = step === undefined ? ('check' as const) : ('recall' as const)
  const card = { kind, source: courseId, part: lessonId, item: step ?? '' }
  const opened = await openCard({ bank }, db, { ...card, userId, reps: 0 })
  if (!opened || !('asks' in opened)) throw new DomainError('dailyreview.question_not_found')
  const isRight = answer === opened.asks.answer
  if (!isRight) await db.transaction((tx) => recordMiss(tx, { ...card, userId, now: clock() }))
  return { isRight }
}
