import { type ProposalBody, proposalBody, proposalMilestones } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, attachedIds, filled, into, optionalText } from '../../../forms/text-schemas.ts'
import { milestoneRows, sumProblem } from '../../contracts/shared/milestone-schema.ts'
import { readSkills } from '../../projects/shared/read-skills.ts'
import type { ProposalValues } from './proposal-values.ts'

type ProposalTerms = Omit<ProposalBody, 'freelancerId' | 'projectId'>

/** @param budget dollars; the bid if none is given */
export function proposalTermsSchema(budget: number): z.ZodType<ProposalTerms, ProposalValues> {
  const { shape } = proposalBody
  return z
    .object({
      message: filled('Please write a message before applying!').pipe(shape.message),
      bidAmount: optionalText(into(shape.bidAmount, amountText('Bid')), undefined),
      deliveryTime: optionalText(into(shape.deliveryTime, z.string().transform(Number)), undefined),
      milestones: milestoneRows.pipe(proposalMilestones).transform((rows) => (rows.length > 0 ? rows : undefined)),
      skills: optionalText(into(shape.skills, z.string().transform(readSkills)), undefined),
      attachments: attachedIds.transform((ids) => (ids.length > 0 ? ids : undefined)),
    })
    .superRefine(({ bidAmount, milestones }, context) => {
      const problem = milestones && sumProblem(milestones, bidAmount ?? budget)
      if (problem) context.addIssue({ code: 'custom', path: ['milestones'], message: problem })
    })
}

export function proposalSchema({
  budget,
  ...ids
}: {
  freelancerId: string
  projectId: string
  budget: number
}): z.ZodType<ProposalBody, ProposalValues> {
  return proposalTermsSchema(budget).transform((terms) => ({ ...ids, ...terms }))
}
