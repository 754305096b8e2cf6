import type { Milestone } from './shared/milestone.rules.ts'

export type ProposalTerms = {
  message: string
  bidCents: number
  deliveryDays: number | null
  skills: string[]
  milestones: Milestone[]
  attachments: string[]
}
export type EditedField = keyof ProposalTerms
export type StoredTerms = Partial<ProposalTerms>

const editedFields = [
  'message',
  'bidCents',
  'deliveryDays',
  'skills',
  'milestones',
  'attachments',
] as const satisfies EditedField[]

type AttachedFile = { filename: string }
export function termsOf({
  message,
  bidCents,
  deliveryDays,
  skills,
  milestones,
  attachments,
}: Omit<ProposalTerms, 'attachments'> & { attachments: AttachedFile[] }): ProposalTerms {
  const names = attachments.map(({ filename }) => filename)
  return { message, bidCents, deliveryDays, skills, milestones, attachments: names }
}

/** The fields that differ, before and after. Null if none does. `sameFiles`: a file can be replaced by one of its name. */
export function termsChangedBetween(
  before: ProposalTerms,
  after: ProposalTerms,
  { sameFiles }: { sameFiles: boolean },
) {
  const fields = editedFields.filter((field) =>
    field === 'attachments'
      ? !sameFiles
      : JSON.stringify(comparable(before)[field]) !== JSON.stringify(comparable(after)[field]),
  )
  if (fields.length === 0) return null
  return { fields, before: pick(before, fields), after: pick(after, fields) }
}

/** The database changes the order of a milestone's keys. */
const comparable = ({ milestones, ...terms }: ProposalTerms) => ({
  ...terms,
  milestones: milestones.map(({ title, cents }) => [title, cents]),
})

function pick(terms: ProposalTerms, fields: readonly EditedField[]): StoredTerms {
  return Object.fromEntries(fields.map((field) => [field, terms[field]]))
}
