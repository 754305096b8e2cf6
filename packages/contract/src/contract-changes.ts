import { z } from 'zod'
import { contractOfferReasonMaximum, contractOfferStatuses } from './contracts.constants.ts'
import { changedMilestones, milestoneView } from './milestones.ts'
import { positiveUsd } from './projects.ts'
import { deliveryDays } from './proposals.ts'
import { textLimits } from './text.constants.ts'
import { requiredText } from './text.ts'

/** What one side wants to change. What is left out, or is as it was, stays. */
export const contractChangeBody = z.object({
  /** Dollars: the new amount of the whole contract. */
  amount: positiveUsd('The amount').nullish(),
  /** Days from the agreement to delivery. */
  deliveryTime: deliveryDays.nullish(),
  criteria: requiredText('What counts as done', textLimits.description).nullish(),
  /** All milestones that are not released yet. Needed if the contract has milestones and its amount changes. */
  milestones: changedMilestones.nullish(),
  reason: requiredText('Reason', contractOfferReasonMaximum),
})
export type ContractChangeBody = z.infer<typeof contractChangeBody>

/** Before and after; null if it stays. */
function changed<From extends z.ZodType, To extends z.ZodType>(from: From, to: To) {
  return z.object({ from, to }).nullable()
}

export const contractChangeView = z.object({
  _id: z.uuid(),
  by: z.enum(['client', 'freelancer']),
  amount: changed(z.number(), z.number()),
  deliveryTime: changed(z.number().int().nullable(), z.number().int()),
  criteria: changed(z.string(), z.string()),
  /** Those that were not released when the change was offered. */
  milestones: changed(z.array(milestoneView), z.array(milestoneView)),
  /** Dollars of what is held that go back to the client with the change. */
  refund: z.number(),
  reason: z.string(),
  status: z.enum(contractOfferStatuses),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type ContractChangeView = z.infer<typeof contractChangeView>
export const contractChangeListView = z.array(contractChangeView)
