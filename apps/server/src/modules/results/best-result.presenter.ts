import type { ProfileAssessmentView, VerifiedSkillView } from '@guildhall/contract'
import type { ResultRow } from './result.queries.ts'
import { presentResult } from './shared/result.presenter.ts'

export function presentBestResult(row: ResultRow & { historyCount: number }): ProfileAssessmentView {
  return { ...presentResult(row), historyCount: row.historyCount }
}

export function presentVerifiedSkill(row: ResultRow): VerifiedSkillView {
  const { skill, difficulty, percentage, source, id: resultId, onProfile } = row
  if (source === null) throw new Error('a verified result must have a source')
  return { skill, difficulty, percentage, source, resultId, onProfile }
}
