import type { ProjectValues } from './project.queries.ts'

export type ProjectFacts = Omit<ProjectValues, 'searchText'>
/** Names of the files, which may be the same although the files are not. */
type FileNames = { attachments: string[] }
export type EditedField = keyof (ProjectFacts & FileNames)
export type StoredFacts = Partial<Omit<ProjectFacts, 'deadlineAt'> & { deadlineAt: string } & FileNames>

const editedFields = [
  'title',
  'description',
  'priceCents',
  'category',
  'image',
  'requiredSkills',
  'deadlineAt',
  'minimumLevel',
] as const satisfies (keyof ProjectFacts)[]

/** @param files names of the files before and after, if they changed */
export function changesBetween(
  before: ProjectFacts,
  after: ProjectFacts,
  files?: { before: string[]; after: string[] },
): { fields: EditedField[]; before: StoredFacts; after: StoredFacts } | null {
  const fields = editedFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (fields.length === 0 && !files) return null
  const [was, is] = [pick(before, fields), pick(after, fields)]
  if (!files) return { fields, before: was, after: is }
  return {
    fields: [...fields, 'attachments'],
    before: { ...was, attachments: files.before },
    after: { ...is, attachments: files.after },
  }
}

function pick(facts: ProjectFacts, fields: readonly (keyof ProjectFacts)[]): StoredFacts {
  const stored = { ...facts, deadlineAt: facts.deadlineAt.toISOString() }
  return Object.fromEntries(fields.map((field) => [field, stored[field]]))
}

/** Only the client and the accepted freelancer may read edits. Returns the refusal, or null. */
export function refusalToReadEdits(
  { clientId, freelancerId, isPrivate }: { clientId: string; freelancerId: string | null; isPrivate: boolean },
  viewerId: string,
) {
  if (viewerId === clientId || viewerId === freelancerId) return null
  return isPrivate ? 'project.not_found' : 'project.edits_private'
}
