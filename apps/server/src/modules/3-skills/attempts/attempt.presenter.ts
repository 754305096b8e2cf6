import type { AnswerView, AssessmentOverviewView, AttemptView } from '@guildhall/contract'
import type { AttemptRow } from './attempt.queries.ts'
import { presentSealedQuestion } from './shared/sealed-question.presenter.ts'

export function presentAttempt(row: AttemptRow & { resultId: string | null }, now: Date): AttemptView {
  return {
    _id: row.id,
    skill: row.skill,
    difficulty: row.difficulty,
    kind: row.kind,
    source: row.source,
    attemptNumber: row.attemptNumber,
    startedAt: row.startedAt.toISOString(),
    deadlineAt: row.deadlineAt.toISOString(),
    serverNow: now.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    resultId: row.resultId,
    questions: row.questions.map(presentSealedQuestion),
    answers: row.answers,
  }
}

export function presentAnswers(
  { answers, deadlineAt }: Pick<AttemptRow, 'answers' | 'deadlineAt'>,
  now: Date,
): AnswerView {
  return { answers, deadlineAt: deadlineAt.toISOString(), serverNow: now.toISOString() }
}

export function presentOpenAttempt(row: AttemptRow): NonNullable<AssessmentOverviewView['openAttempt']> {
  return {
    _id: row.id,
    skill: row.skill,
    difficulty: row.difficulty,
    kind: row.kind,
    answered: row.answers.filter((answer) => answer !== null).length,
    totalQuestions: row.answers.length,
    deadlineAt: row.deadlineAt.toISOString(),
  }
}
