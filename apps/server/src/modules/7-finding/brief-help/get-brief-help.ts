import { type BriefHelpView, leastContractsForRange, selectableSkills, skillKey } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { findBriefHelp, type Spread } from './brief-help.queries.ts'
import { roundedDollars } from './brief-help.rules.ts'

/** What helps to write a project: skills that others ask for or have proven, and the range of prices agreed on similar ones. */
export async function getBriefHelp(
  db: Db,
  { category, skills }: { category: string; skills: string },
): Promise<BriefHelpView> {
  const own = skills
    .split(',')
    .map((skill) => skill.trim().toLowerCase())
    .filter(Boolean)
  const row = await findBriefHelp(db, { category, skills: own })
  if (!row) return { skills: [...selectableSkills], range: null }
  const suggested = new Map<string, string>()
  for (const skill of [...row.asked, ...row.proven, ...selectableSkills]) {
    if (!suggested.has(skillKey(skill))) suggested.set(skillKey(skill), skill)
  }
  return { skills: [...suggested.values()], range: rangeOf(row.close, true) ?? rangeOf(row.all, false) }
}

function rangeOf({ contracts, low, high }: Spread, sharesSkill: boolean): BriefHelpView['range'] {
  if (contracts < leastContractsForRange || low === null || high === null) return null
  return { low: roundedDollars(low), high: roundedDollars(high), contracts, sharesSkill }
}
