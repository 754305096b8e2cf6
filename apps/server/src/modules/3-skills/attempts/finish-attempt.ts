import { type OwnResultView, passingPercentage } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared, type Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listPracticeQuestions } from '../../1-ground/question-bank/shared/list-practice-questions.ts'
import { correctQuestions, scoreOf } from '../corrections/shared/corrected-questions.rules.ts'
import { listCorrections } from '../corrections/shared/correction.queries.ts'
import { recordItemAnswers } from '../items/shared/record-item-answers.ts'
import { insertAppliedCorrections } from '../results/shared/applied-corrections.queries.ts'
import { getOwnResult } from '../results/shared/get-own-result.ts'
import { missedConcepts } from '../results/shared/missed-concepts.ts'
import { recordResult } from '../results/shared/record-result.ts'
import { recordMissedConcepts } from '../review-cards/shared/record-miss.ts'
import { type AttemptRow, findAttempt, listOverdueAttempts, lockAttempt, setFinished } from './attempt.queries.ts'
import { endOf, isOverdue } from './attempt.rules.ts'
import { retakeAtOf } from './retake.rules.ts'

export type Grading = Pick<Deps, 'events' | 'clock' | 'bank'>

const sweepSize = 1_000

export async function finishAttempt(
  { database, ...grading }: Pick<Deps, 'database'> & Grading,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<OwnResultView> {
  const { db } = database
  if (!(await findAttempt(prepared(db), attemptId, userId))) throw new DomainError('assessment.attempt_not_found')
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    if (!attempt) throw new DomainError('assessment.attempt_not_found')
    if (!attempt.finishedAt) await grade(grading, tx, attempt, grading.clock())
  })
  return getOwnResult({ database: { db: prepared(db) } }, { attemptId, userId })
}

export async function finishOverdueAttempt(
  { database: { db }, ...grading }: Pick<Deps, 'database'> & Grading,
  userId: string,
) {
  for (const { id } of await listOverdueAttempts(db, grading.clock(), { userId })) {
    await db.transaction((tx) => finishIfOverdue(grading, tx, id))
  }
}

export async function sweepAttempts({ database: { db }, ...grading }: Pick<Deps, 'database'> & Grading) {
  for (const { id } of await listOverdueAttempts(db, grading.clock(), { limit: sweepSize })) {
    await db.transaction((tx) => finishIfOverdue(grading, tx, id))
  }
}

export async function finishIfOverdue(grading: Grading, tx: Tx, attemptId: string): Promise<boolean> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt || attempt.finishedAt) return true
  const now = grading.clock()
  if (!isOverdue(attempt, now)) return false
  await grade(grading, tx, attempt, now)
  return true
}

/** Takes `Tx` with the attempt locked, so that no answer is stored in between. */
async function grade({ events, bank }: Grading, tx: Tx, attempt: AttemptRow, now: Date) {
  const {
    id: attemptId,
    userId,
    kind,
    source,
    rulesVersion,
    skill,
    skillKey,
    difficulty,
    attemptNumber,
    answers,
  } = attempt
  const completedAt = endOf(attempt, now)
  await setFinished(tx, attemptId, completedAt)
  const corrections = await listCorrections(tx, attempt.questions)
  const questions = correctQuestions(attempt.questions, corrections)
  await recordItemAnswers(tx, { ...attempt, questions }, completedAt)
  const result = await recordResult(tx, {
    userId,
    attemptId,
    kind,
    source,
    rulesVersion,
    skill,
    skillKey,
    difficulty,
    attemptNumber,
    ...scoreOf(questions, answers),
    completedAt,
  })
  const { id: resultId, gradeVersion, percentage } = result
  await insertAppliedCorrections(tx, { resultId, gradeVersion, appliedAt: completedAt }, corrections)
  // Only what the review has questions on can come back.
  const missed = missedConcepts(questions, answers).filter(
    (concept) => listPracticeQuestions(bank, { skill, difficulty, concept }).length > 0,
  )
  await recordMissedConcepts(tx, { userId, skillKey, difficulty, missed, now })
  if (kind !== 'unverified' && percentage < passingPercentage) {
    const context = { retakeAt: retakeAtOf(completedAt) }
    const about = { personId: userId }
    await events.record(tx, now, {
      kind: 'assessment.not_passed',
      actorId: userId,
      about,
      facts: { attemptId },
      context,
    })
  }
}
