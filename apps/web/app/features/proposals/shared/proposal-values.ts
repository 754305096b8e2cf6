import type { ProposalView } from '@guildhall/contract'
import * as v from 'valibot'
import { typedAmount } from '../../../amounts.ts'
import { draftKey } from '../../../drafts.ts'
import { draftOf, readFormDraft } from '../../../forms/form-draft.ts'
import { milestoneValues } from '../../contracts/shared/milestone-values.ts'

export const proposalValues = v.object({
  message: v.string(),
  bidAmount: v.string(),
  /** Days. */
  deliveryTime: v.string(),
  // Older drafts have none.
  milestones: v.optional(milestoneValues, []),
  /** Comma-separated. */
  skills: v.optional(v.string(), ''),
  attachments: v.optional(v.array(v.object({ _id: v.string(), filename: v.string(), size: v.number() })), []),
})
export type ProposalValues = v.InferOutput<typeof proposalValues>

export const emptyProposal: ProposalValues = {
  message: '',
  bidAmount: '',
  deliveryTime: '',
  milestones: [],
  skills: '',
  attachments: [],
}

export function valuesOf(proposal: ProposalView): ProposalValues {
  return {
    message: proposal.message,
    bidAmount: typedAmount(proposal.bidAmount),
    deliveryTime: proposal.deliveryTime?.toString() ?? '',
    milestones: proposal.milestones.map(({ title, amount }) => ({ title, amount: typedAmount(amount) })),
    skills: proposal.skills.join(', '),
    attachments: proposal.attachments.map(({ _id, filename, size }) => ({ _id, filename, size })),
  }
}

const fieldNames: Record<keyof ProposalValues, string> = {
  message: 'Your proposal',
  bidAmount: 'Price',
  deliveryTime: 'Delivery days',
  milestones: 'Milestones',
  skills: 'Skills',
  attachments: 'Files',
}

export function differences(one: ProposalValues, other: ProposalValues): string[] {
  return (Object.keys(fieldNames) as (keyof ProposalValues)[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => fieldNames[field])
}

const proposalDraft = draftOf(proposalValues, {
  /** The server's sentence, if it refused for good. */
  refusal: v.optional(v.string()),
})

export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

export const readProposalDraft = (key: string) => readFormDraft(key, proposalDraft)

export const proposalFilesPath = '/api/proposal-files'
