import { type DirectOfferBody, directOfferBody, proposalMilestones } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into } from '../../forms/text-schemas.ts'
import { milestoneRows, sumProblem } from '../contracts/shared/milestone-schema.ts'
import type { OfferValues } from './offer-values.ts'

const { shape } = directOfferBody

export function offerSchema(freelancerId: string | undefined): z.ZodType<DirectOfferBody, OfferValues> {
  return z
    .object({
      email: freelancerId
        ? z.string().transform(() => undefined)
        : into(shape.email, filled('Enter their email address.')),
      title: filled('Give the contract a title.').pipe(shape.title),
      description: filled('Describe the work.').pipe(shape.description),
      criteria: into(shape.criteria, z.string()),
      amount: into(shape.amount, amountText('The amount')),
      deliveryTime: into(shape.deliveryTime, filled('Enter the number of days.').transform(Number)),
      milestones: milestoneRows.pipe(proposalMilestones).transform((rows) => (rows.length > 0 ? rows : undefined)),
    })
    .superRefine(({ amount, milestones }, context) => {
      const problem = milestones && sumProblem(milestones, amount)
      if (problem) context.addIssue({ code: 'custom', path: ['milestones'], message: problem })
    })
    .transform((body) => (freelancerId ? { ...body, freelancerId } : body))
}
