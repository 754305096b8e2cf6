import type { AssessmentResultView } from '@guildhall/contract'
import type { ResultRow } from '../result.queries.ts'

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
