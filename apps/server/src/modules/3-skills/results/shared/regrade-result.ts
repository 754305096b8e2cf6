import { countedQuestionsMinimum } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Score } from '../../corrections/shared/corrected-questions.rules.ts'
import { type ResultRow, setGrade } from '../result.queries.ts'
import { gradeOf, kindOfCounted, rankOf } from '../result.rules.ts'

export const isGradedAs = (result: Score, { score, totalQuestions, droppedQuestions }: Score) =>
  result.score === score && result.totalQuestions === totalQuestions && result.droppedQuestions === droppedQuestions

/** The corrections that say so must be recorded before. */
export function regradeResult(tx: Tx, result: ResultRow, to: Score): Promise<ResultRow> {
  const grade = gradeOf(to.score, to.totalQuestions)
  const kind = kindOfCounted(result, to.totalQuestions)
  return setGrade(tx, result.id, {
    ...grade,
    kind,
    droppedQuestions: to.droppedQuestions,
    rank: rankOf({ ...result, kind, percentage: grade.percentage }),
    gradeVersion: result.gradeVersion + 1,
  })
}

export const gradeText = ({
  score,
  totalQuestions,
  percentage,
  kind,
  source,
}: Pick<ResultRow, 'score' | 'totalQuestions' | 'percentage' | 'kind' | 'source'>) => {
  const isReduced = kind === 'graded' && source !== 'bank'
  const why = isReduced ? `, server-graded as fewer than ${countedQuestionsMinimum} questions count` : ''
  return `${score} of ${totalQuestions} (${percentage} %)${why}`
}
