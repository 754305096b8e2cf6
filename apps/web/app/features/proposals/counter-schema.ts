import { type CounterBody, counterBody, proposalMilestones } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, into, optionalText } from '../../forms/text-schemas.ts'
import { milestoneRows, sumProblem } from '../contracts/shared/milestone-schema.ts'
import type { CounterValues } from './counter-values.ts'

const { shape } = counterBody

export const counterSchema: z.ZodType<Omit<CounterBody, 'version'>, CounterValues> = z
  .object({
    bidAmount: into(shape.bidAmount, amountText('Price')),
    deliveryTime: optionalText(into(shape.deliveryTime, z.string().transform(Number)), undefined),
    milestones: milestoneRows.pipe(proposalMilestones).transform((rows) => (rows.length > 0 ? rows : undefined)),
    message: optionalText(into(shape.message, z.string()), undefined),
  })
  .superRefine(({ bidAmount, milestones }, context) => {
    const problem = milestones && sumProblem(milestones, bidAmount)
    if (problem) context.addIssue({ code: 'custom', path: ['milestones'], message: problem })
  })
