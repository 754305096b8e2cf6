import type { Tx } from '../../../../platform/database/database.ts'
import type { Score } from '../../corrections/shared/corrected-questions.rules.ts'
import { type ResultRow, setGrade } from '../result.queries.ts'
import { gradeOf, rankOf } from '../result.rules.ts'

export const isGradedAs = (result: Score, { score, totalQuestions, droppedQuestions }: Score) =>
  result.score === score && result.totalQuestions === totalQuestions && result.droppedQuestions === droppedQuestions

/** Its kind stays what the number of questions made it. The corrections that say so must be recorded before. */
export function regradeResult(tx: Tx, result: ResultRow, to: Score): Promise<ResultRow> {
  const grade = gradeOf(to.score, to.totalQuestions)
  return setGrade(tx, result.id, {
    ...grade,
    droppedQuestions: to.droppedQuestions,
    rank: rankOf({ ...result, percentage: grade.percentage }),
    gradeVersion: result.gradeVersion + 1,
  })
}

export const gradeText = ({
  score,
  totalQuestions,
  percentage,
}: Omit<Score, 'droppedQuestions'> & { percentage: number }) => `${score} of ${totalQuestions} (${percentage} %)`
