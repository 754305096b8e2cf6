import {
  type ContractChangeBody,
  type ContractDetailView,
  contractChangeBody,
  formatUsd,
  toCents,
  toDollars,
} from '@guildhall/contract'
import { z } from 'zod'
import { amountText, filled, into, optionalText } from '../../forms/text-schemas.ts'
import type { ChangeValues } from './change-values.ts'
import { milestonesLeft } from './change-words.ts'
import { milestoneRows, sumProblem } from './shared/milestone-schema.ts'

export function changeSchema(contract: ContractDetailView): z.ZodType<ContractChangeBody, ChangeValues> {
  const { shape } = contractChangeBody
  const { amount: agreed, released } = contract.money
  return z
    .object({
      amount: optionalText(into(shape.amount, amountText('The amount')), undefined),
      deliveryTime: optionalText(into(shape.deliveryTime, z.string().transform(Number)), undefined),
      criteria: optionalText(into(shape.criteria, z.string()), undefined),
      milestones: milestoneRows.transform((rows) => (rows.length > 0 ? rows : undefined)),
      reason: filled('Say why it should change.').pipe(shape.reason),
    })
    .superRefine(({ amount, milestones }, context) => {
      const usd = amount ?? agreed
      if (toCents(usd) <= toCents(released)) {
        const message = `${formatUsd(released)} is released already. The amount must be more than that.`
        context.addIssue({ code: 'custom', path: ['amount'], message })
        return
      }
      const left = toDollars(toCents(usd) - toCents(released))
      const isCovered = toCents(usd) === toCents(agreed) || milestonesLeft(contract).length === 0
      const problem = milestones
        ? sumProblem(milestones, left)
        : isCovered
          ? undefined
          : `Change the milestones too: those that are left must add up to ${formatUsd(left)}.`
      if (problem) context.addIssue({ code: 'custom', path: ['milestones'], message: problem })
    })
}
