import { draftKey } from '../../../drafts.ts'
import { fitting, optional, record, type Shaped, text } from '../../../shapes.ts'

/** What the proposal form on a card holds: texts, as they stand in its fields. */
export interface ProposalValues {
  message: string
  bid: string
  days: string
}

export const emptyProposal: ProposalValues = { message: '', bid: '', days: '' }
const draftShape = record({
  message: text,
  bid: text,
  days: text,
  /** Why the server refused it for good, in its own words. */
  refusal: optional(text),
})
export type ProposalDraft = Shaped<typeof draftShape>

/** Where the text of a proposal is kept until it is sent. */
export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

/** A kept draft, or nothing when what was kept is not one. */
export function proposalFromDraft(draft: unknown): ProposalDraft {
  return fitting(draftShape, draft) ?? emptyProposal
}

const fieldOf: ReadonlyMap<string, keyof ProposalValues> = new Map(
  Object.entries({
    message: 'message',
    bidAmount: 'bid',
    deliveryTime: 'days',
  } as const),
)

/** Puts objections, ours or the server's, to the fields they are about; the first of each wins. */
export function proposalProblems(details: readonly { path: string; message: string }[]) {
  const problems: Partial<Record<keyof ProposalValues, string>> = {}
  for (const { path, message } of details) {
    const field = fieldOf.get(path)
    if (field) problems[field] ??= message
  }
  return problems
}
