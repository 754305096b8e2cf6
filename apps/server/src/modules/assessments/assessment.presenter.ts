import { findLesson } from '@guildhall/content'
import type {
  AssessmentResultView,
  AttemptView,
  ConceptView,
  OwnResultView,
  ProfileAssessmentView,
  VerifiedSkillView,
} from '@guildhall/contract'
import type { AttemptRow, ResultRow } from './assessment.queries.ts'
import { conceptsOf, type SnapshotQuestion } from './assessment.rules.ts'

/** One result as every list shows it. */
export function presentResult(row: ResultRow): AssessmentResultView {
  return {
    _id: row.id,
    skill: row.skill,
    score: row.score,
    totalQuestions: row.totalQuestions,
    percentage: row.percentage,
    status: row.status,
    difficulty: row.difficulty,
    completedAt: row.completedAt.toISOString(),
    kind: row.kind,
    source: row.source,
    attemptNumber: row.attemptNumber,
    onProfile: row.onProfile,
  }
}

export function presentProfileAssessment(row: ResultRow & { historyCount: number }): ProfileAssessmentView {
  return { ...presentResult(row), historyCount: row.historyCount }
}

export function presentVerifiedSkill(row: ResultRow): VerifiedSkillView {
  const { skill, difficulty, percentage, source, id: resultId, onProfile } = row
  if (source === null) throw new Error('a verified result must have a source')
  return { skill, difficulty, percentage, source, resultId, onProfile }
}

/** What a question shows before the finish. Named one by one, so that nothing a snapshot gains later gives an answer away. */
function presentSealed({ question, code, options }: SnapshotQuestion) {
  return { question, ...(code === undefined ? {} : { code }), options }
}

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
    questions: row.questions.map(presentSealed),
    answers: row.answers,
  }
}

/** A result with its review: only for the person who earned it, and only once it is there. */
export function presentOwnResult({ result, attempt, retakeAt }: OwnResult): OwnResultView {
  return {
    ...presentResult(result),
    kind: attempt.kind,
    source: attempt.source,
    startedAt: attempt.startedAt.toISOString(),
    retakeAt: retakeAt.toISOString(),
    concepts: presentConcepts(attempt),
    review: attempt.questions.map((question, position) => ({
      ...presentSealed(question),
      concept: question.concept,
      chosen: attempt.answers[position] ?? null,
      correct: question.key,
      explanation: question.explanation,
    })),
  }
}

export type OwnResult = { result: ResultRow; attempt: AttemptRow; retakeAt: Date }

function presentConcepts({ skill, questions, answers }: AttemptRow): ConceptView[] {
  return conceptsOf(questions, answers).map((share) => ({
    ...share,
    lesson: share.correct < share.total ? (findLesson(skill, share.concept) ?? null) : null,
  }))
}
