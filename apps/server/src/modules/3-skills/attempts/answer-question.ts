import type { AnswerView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError, sentenceFor } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentAnswers } from './attempt.presenter.ts'
import { findAttempt, setAnswer } from './attempt.queries.ts'
import { refusalToAnswer } from './attempt.rules.ts'
import { finishOverdueAttempt } from './finish-attempt.ts'

export type Answer = { attemptId: string; userId: string; position: number; option: number | null }

/**
 * Stores one answer of an open attempt; null removes it. Returns all answers. Throws `assessment.…`.
 * @param outer the deps outside of the caller's transaction, which a refusal undoes: an overdue attempt is graded all the same
 */
export async function answerQuestion(deps: OnceDeps, answer: Answer, outer: Deps = deps): Promise<AnswerView> {
  const { db } = deps.database
  const now = deps.clock()
  const kept = await setAnswer(db, { ...answer, now })
  if (kept) return presentAnswers(kept, now)

  const attempt = await findAttempt(db, answer.attemptId, answer.userId)
  if (!attempt) throw new DomainError('assessment.attempt_not_found')
  await finishOverdueAttempt(outer, answer.userId)
  const question = attempt.questions[answer.position]
  if (!question) throw new DomainError('assessment.question_not_found')
  const refusal = refusalToAnswer(attempt, now)
  if (refusal) throw new DomainError(refusal)
  const code = 'assessment.option_unknown'
  throw new DomainError(code, {}, [{ path: 'option', message: sentenceFor(code) }])
}
