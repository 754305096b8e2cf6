import type { AttemptKind, Difficulty, QuestionSourceName } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { insertResult, type ResultRow } from '../result.queries.ts'
import { gradeOf, kindOfCounted, rankOf } from '../result.rules.ts'

type NewResult = {
  userId: string
  skill: string
  skillKey: string
  difficulty: Difficulty
  score: number
  totalQuestions: number
  droppedQuestions?: number
  completedAt: Date
} & (
  | { kind: 'practice' }
  | { kind: AttemptKind; attemptId: string; source: QuestionSourceName; rulesVersion: number; attemptNumber: number }
)

/** Practice appears on the profile at once, other results when their owner shows them. */
export function recordResult(tx: Tx, result: NewResult): Promise<ResultRow> {
  const grade = gradeOf(result.score, result.totalQuestions)
  const kind = kindOfCounted(result, result.totalQuestions)
  const rank = rankOf({ ...result, kind, percentage: grade.percentage })
  return insertResult(tx, { ...result, ...grade, kind, rank, onProfile: result.kind === 'practice' })
}
