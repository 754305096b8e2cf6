import { type TalentView, toDollars } from '@guildhall/contract'
import type { TalentRow } from './talent-search.queries.ts'

const shownSkills = 12

export function presentTalent(row: TalentRow): TalentView {
  const { userId, rank: _rank, hourlyRateCents, skills, proven, provenTotal, ...shown } = row
  return {
    ...shown,
    _id: userId,
    hourlyRate: toDollars(hourlyRateCents),
    skills: skills.slice(0, shownSkills),
    verifiedSkills: proven.map((skill) => ({ ...skill, onProfile: true })),
    verifiedTotal: provenTotal,
  }
}
