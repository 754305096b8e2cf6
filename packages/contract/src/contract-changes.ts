import { z } from 'zod'
import { contractOfferReasonMaximum, contractOfferStatuses } from './contracts.constants.ts'
import { changedMilestones, milestoneView } from './milestones.ts'
import { positiveUsd } from './projects.ts'
import { deliveryDays } from './proposals.ts'
import { textLimits } from './text.constants.ts'
import { requiredText } from './text.ts'

/** Absent fields stay as they are. */
export const contractChangeBody = z.object({
  /** Dollars: the new amount of the whole contract. */
  amount: positiveUsd('The amount').nullish(),
  deliveryTime: deliveryDays.nullish(),
  criteria: requiredText('What counts as done', textLimits.description).nullish(),
  /** All unreleased milestones. Needed if the contract has milestones and its amount changes. */
  milestones: changedMilestones.nullish(),
  reason: requiredText('Reason', contractOfferReasonMaximum),
})
export type ContractChangeBody = z.infer<typeof contractChangeBody>

function changed<From extends z.ZodType, To extends z.ZodType>(from: From, to: To) {
  return z.object({ from, to }).nullable()
}

export const contractChangeView = z.object({
  _id: z.uuid(),
  by: z.enum(['client', 'freelancer']),
  amount: changed(z.number(), z.number()),
  deliveryTime: changed(z.number().int().nullable(), z.number().int()),
  criteria: changed(z.string(), z.string()),
  /** Those unreleased when the change was offered. */
  milestones: changed(z.array(milestoneView), z.array(milestoneView)),
  /** Dollars of the held money that go back to the client. */
  refund: z.number(),
  reason: z.string(),
  status: z.enum(contractOfferStatuses),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type ContractChangeView = z.infer<typeof contractChangeView>
export const contractChangeListView = z.array(contractChangeView)
