import { draftKey } from '../../../drafts.ts'
import { fitting, optional, record, type Shaped, text } from '../../../shapes.ts'

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
  /** The server's final refusal, in its words. */
  refusal: optional(text),
})
export type ProposalDraft = Shaped<typeof draftShape>

export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

/** Undefined if `draft` is not a valid draft. */
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

/** Assigns messages to form fields; the first of each counts. */
export function proposalProblems(details: readonly { path: string; message: string }[]) {
  const problems: Partial<Record<keyof ProposalValues, string>> = {}
  for (const { path, message } of details) {
    const field = fieldOf.get(path)
    if (field) problems[field] ??= message
  }
  return problems
}
