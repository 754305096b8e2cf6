import type { WrittenAnswerBody } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordMiss } from '../review-cards/shared/record-miss.ts'
import { judgeAnswer } from './judge-answer.ts'
import { openCard } from './open-card.ts'

/**
 * A question or an exercise that an AI wrote comes back in the daily review when it was answered wrong, as in a lesson of the
 * library. Throws `dailyreview.question_not_found`, also for a lesson that was written anew since it was shown.
 */
export async function answerWrittenLesson(
  { database: { db }, bank, clock }: OnceDeps,
  { userId, courseId, writing, step, kind, ...answer }: WrittenAnswerBody & { userId: string; courseId: string },
): Promise<{ isRight: boolean }> {
  const card = { kind, source: courseId, part: writing, item: kind === 'check' ? '' : (step ?? '') }
  const opened = await openCard({ bank }, db, { ...card, userId, reps: 0 })
  if (!opened) throw new DomainError('dailyreview.question_not_found')
  const isRight = judgeAnswer(opened, answer)
  if (!isRight) await db.transaction((tx) => recordMiss(tx, { ...card, userId, now: clock() }))
  return { isRight }
}
