import * as v from 'valibot'
import { draftKey } from '../../../drafts.ts'
import { draftOf, readFormDraft } from '../../../forms/form-draft.ts'
import { milestoneValues } from '../../contracts/shared/milestone-values.ts'

/** The values of the proposal form: texts, in the order of its fields. */
const proposalValues = v.object({
  message: v.string(),
  bidAmount: v.string(),
  /** Days. */
  deliveryTime: v.string(),
  // Drafts of before had none.
  milestones: v.optional(milestoneValues, []),
})
export type ProposalValues = v.InferOutput<typeof proposalValues>

export const emptyProposal: ProposalValues = { message: '', bidAmount: '', deliveryTime: '', milestones: [] }

const proposalDraft = draftOf(proposalValues, {
  /** Why the server refused it for good, in its own words. */
  refusal: v.optional(v.string()),
})

export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

export const readProposalDraft = (key: string) => readFormDraft(key, proposalDraft)
