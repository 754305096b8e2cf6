import { type ProposalBody, proposalBody } from '@guildhall/contract'
import { z } from 'zod'
import { draftKey } from '../../../drafts.ts'
import { amountText } from '../../../forms/amount-text.ts'
import { filled, into, optionalText } from '../../../forms/text-schemas.ts'
import { draftOf, readFormDraft } from '../../../forms/use-form-draft.ts'

/** What the proposal form on a card holds: texts, as they stand in its fields. */
export interface ProposalValues {
  message: string
  bidAmount: string
  /** Days. */
  deliveryTime: string
}

export const emptyProposal: ProposalValues = { message: '', bidAmount: '', deliveryTime: '' }
export const proposalValues: z.ZodType<ProposalValues> = z.object({
  message: z.string(),
  bidAmount: z.string(),
  deliveryTime: z.string(),
})
const proposalDraft = draftOf(proposalValues, {
  /** Why the server refused it for good, in its own words. */
  refusal: z.string().optional(),
})

/** Where the text of a proposal is kept until it is sent. */
export const proposalDraftKey = (freelancerId: string, projectId: string) =>
  draftKey(freelancerId, `proposal:${projectId}`)

export const readProposalDraft = (key: string) => readFormDraft(key, proposalDraft)

/** Reads the form as the request it stands for. Price and days may stay empty. */
export function proposalForm(ids: {
  freelancerId: string
  projectId: string
}): z.ZodType<ProposalBody, ProposalValues> {
  const { shape } = proposalBody
  return z
    .object({
      message: filled('Please write a message before applying!').pipe(shape.message),
      bidAmount: optionalText(into(shape.bidAmount, amountText('Bid')), undefined),
      deliveryTime: optionalText(into(shape.deliveryTime, z.string().transform(Number)), undefined),
    })
    .transform((body) => ({ ...ids, ...body }))
}
