import type { ProjectValues } from './project.queries.ts'

export type ProjectFacts = Omit<ProjectValues, 'searchText'>
export type EditedField = keyof ProjectFacts
export type StoredFacts = Partial<Omit<ProjectFacts, 'deadlineAt'> & { deadlineAt: string }>

const editedFields = [
  'title',
  'description',
  'priceCents',
  'category',
  'image',
  'requiredSkills',
  'deadlineAt',
  'minimumLevel',
] as const satisfies EditedField[]

export function changesBetween(before: ProjectFacts, after: ProjectFacts) {
  const fields = editedFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (fields.length === 0) return null
  return { fields, before: pick(before, fields), after: pick(after, fields) }
}

function pick(facts: ProjectFacts, fields: readonly EditedField[]): StoredFacts {
  const stored = { ...facts, deadlineAt: facts.deadlineAt.toISOString() }
  return Object.fromEntries(fields.map((field) => [field, stored[field]]))
}

/** Only the client and the accepted freelancer may read edits. Returns the refusal, or null. */
export function refusalToReadEdits(
  { clientId, freelancerId }: { clientId: string; freelancerId: string | null },
  viewerId: string,
) {
  return viewerId === clientId || viewerId === freelancerId ? null : 'project.edits_private'
}
