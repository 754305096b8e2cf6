import { type TalentView, toDollars } from '@guildhall/contract'
import { shownAbout, type TalentRow } from './talent-search.queries.ts'

const shownSkills = 12

export function presentTalent(row: TalentRow): TalentView {
  const { userId, hourlyRateCents, skills, proven, provenTotal, ...shown } = row
  return {
    ...shown,
    _id: userId,
    hourlyRate: toDollars(hourlyRateCents),
    skills: skills.slice(0, shownSkills),
    verifiedSkills: proven.map((skill) => ({ ...skill, onProfile: true })),
    verifiedTotal: provenTotal,
    about: beginningOf(row.about),
  }
}

/** Ends with a whole word. */
function beginningOf(about: string): string {
  const characters = [...about]
  if (characters.length <= shownAbout) return about
  return `${characters
    .slice(0, shownAbout)
    .join('')
    .replace(/\s+\S*$/u, '')}…`
}
