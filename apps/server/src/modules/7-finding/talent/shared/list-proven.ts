import { type Availability, type Difficulty, difficulties, skillKey } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { provenFacet, signatureOf, skillFacet } from '../listing.rules.ts'
import { listProvenRows } from '../proven.queries.ts'
import type { CommonSkills } from './common-skills.ts'

export type ProvenPerson = {
  userId: string
  isNewcomer: boolean
  availability: Availability | null
  verified: Map<string, Difficulty>
  stated: Set<string>
}

type Wanted = { project: { id: string; clientId: string; requiredSkills: readonly string[] }; each: number }

/** At most `each` people with completed contracts and as many without; no proposers, no unavailable ones. */
export async function listProven(db: Db, common: CommonSkills, { project, each }: Wanted): Promise<ProvenPerson[]> {
  const asked = [...new Map(project.requiredSkills.map((skill) => [skillKey(skill), skill]))]
  // People who reached a higher level have the facets of the lower ones, too.
  const anyFacet = asked.map(([, skill]) => provenFacet(skill, difficulties[0]))
  const levels = difficulties.flatMap((level) =>
    asked.map(([key, skill]) => ({ key, level, facet: provenFacet(skill, level) })),
  )
  const names = asked.map(([key, skill]) => ({ key, facet: skillFacet(skill) }))
  const rows = await listProvenRows(db, {
    projectId: project.id,
    clientId: project.clientId,
    anyFacet,
    signatures: anyFacet.map((facet) => signatureOf([facet])),
    facets: [...levels, ...names].map(({ facet }) => facet),
    each,
    isCommon: common.has(anyFacet),
  })
  if (rows[0]?.isCommon) common.add(anyFacet)
  return rows.map(({ facets, userId, isNewcomer, availability }) => ({
    userId,
    isNewcomer,
    availability,
    verified: new Map(levels.filter(({ facet }) => facets.includes(facet)).map(({ key, level }) => [key, level])),
    stated: new Set(names.filter(({ facet }) => facets.includes(facet)).map(({ key }) => key)),
  }))
}
