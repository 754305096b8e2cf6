import { type ProfileAssessmentView, type VerifiedSkillView, wilsonInterval } from '@guildhall/contract'
import type { ProvingResult } from './best-result.queries.ts'
import type { ResultRow } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

export function presentBestResult(row: ResultRow & { historyCount: number }): ProfileAssessmentView {
  return { ...presentResult(row), historyCount: row.historyCount }
}

export function presentVerifiedSkill({ result, startedAt, earlierLeft }: ProvingResult): VerifiedSkillView {
  const { skill, difficulty, percentage, source, attemptNumber, id: resultId, onProfile } = result
  if (source === null || attemptNumber === null) throw new Error('a verified result must have a source and a number')
  return {
    skill,
    difficulty,
    percentage,
    source,
    attemptNumber,
    earlierAttemptsLeft: earlierLeft,
    startedAt: startedAt.toISOString(),
    completedAt: result.completedAt.toISOString(),
    range: wilsonInterval(result.score, result.totalQuestions),
    resultId,
    onProfile,
  }
}
