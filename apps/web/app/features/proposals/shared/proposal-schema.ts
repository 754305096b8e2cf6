import { type ProposalBody, proposalBody, proposalMilestones } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into, optionalText } from '../../../forms/text-schemas.ts'
import { milestoneRows, sumProblem } from '../../contracts/shared/milestone-schema.ts'
import type { ProposalValues } from './proposal-values.ts'

/** Reads the form as the request it stands for. Price, days and milestones may be empty. */
export function proposalSchema({
  budget,
  ...ids
}: {
  freelancerId: string
  projectId: string
  /** Dollars: the bid if none is named. */
  budget: number
}): z.ZodType<ProposalBody, ProposalValues> {
  const { shape } = proposalBody
  return z
    .object({
      message: filled('Please write a message before applying!').pipe(shape.message),
      bidAmount: optionalText(into(shape.bidAmount, amountText('Bid')), undefined),
      deliveryTime: optionalText(into(shape.deliveryTime, z.string().transform(Number)), undefined),
      milestones: milestoneRows.pipe(proposalMilestones).transform((rows) => (rows.length > 0 ? rows : undefined)),
    })
    .superRefine(({ bidAmount, milestones }, context) => {
      const problem = milestones && sumProblem(milestones, bidAmount ?? budget)
      if (problem) context.addIssue({ code: 'custom', path: ['milestones'], message: problem })
    })
    .transform((body) => ({ ...ids, ...body }))
}
