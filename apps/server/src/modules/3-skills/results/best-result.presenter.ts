import { type ProfileAssessmentView, type VerifiedSkillView, wilsonInterval } from '@guildhall/contract'
import type { ResultRow } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

export function presentBestResult(row: ResultRow & { historyCount: number }): ProfileAssessmentView {
  return { ...presentResult(row), historyCount: row.historyCount }
}

export function presentVerifiedSkill(row: ResultRow): VerifiedSkillView {
  const { skill, difficulty, percentage, source, attemptNumber, id: resultId, onProfile } = row
  if (source === null || attemptNumber === null) throw new Error('a verified result must have a source and a number')
  const range = wilsonInterval(row.score, row.totalQuestions)
  return { skill, difficulty, percentage, source, attemptNumber, range, resultId, onProfile }
}
