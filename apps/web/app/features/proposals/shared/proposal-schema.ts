import { type ProposalBody, proposalBody } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into, optionalText } from '../../../forms/text-schemas.ts'
import type { ProposalValues } from './proposal-values.ts'

/** Reads the form as the request it stands for. Price and days may be empty. */
export function proposalSchema(ids: {
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
