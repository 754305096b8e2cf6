import { formatUsd, type MilestoneBody, milestoneBody, milestonesCents, toCents, toDollars } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into } from '../../../forms/text-schemas.ts'
import type { MilestoneValues } from './milestone-values.ts'

export const milestoneRows: z.ZodType<MilestoneBody[], MilestoneValues> = z.array(
  z.object({
    title: filled('Name this milestone.').pipe(milestoneBody.shape.title),
    amount: into(milestoneBody.shape.amount, amountText('The amount')),
  }),
)

export function sumProblem(milestones: readonly MilestoneBody[], usd: number): string | undefined {
  const sum = milestonesCents(milestones)
  if (sum === toCents(usd)) return undefined
  return `The milestones must add up to ${formatUsd(usd)}. Now they are ${formatUsd(toDollars(sum))}.`
}
