import { z } from 'zod'
import { milestonesMaximum, milestonesMinimum } from './milestones.constants.ts'
import { toCents } from './money.ts'
import { positiveUsd } from './projects.ts'
import { textLimits } from './text.constants.ts'
import { requiredText } from './text.ts'

/** `amount` in dollars. */
export const milestoneBody = z.object({
  title: requiredText('The name of a milestone', textLimits.title),
  amount: positiveUsd('The amount of a milestone'),
})
export type MilestoneBody = z.infer<typeof milestoneBody>

const milestoneList = z
  .array(milestoneBody, { error: 'Milestones must be a list.' })
  .max(milestonesMaximum, { error: `There can be at most ${milestonesMaximum} milestones.` })

/** Of a proposal: none, or two or more that add up to the bid. */
export const proposalMilestones = milestoneList.refine(({ length }) => length === 0 || length >= milestonesMinimum, {
  error: `Name at least ${milestonesMinimum} milestones, or none.`,
})

/** Of a change: all unreleased ones, adding up to the unreleased amount. */
export const changedMilestones = milestoneList.min(1, { error: 'Name at least one milestone.' })

export function milestonesCents(milestones: readonly Pick<MilestoneBody, 'amount'>[]): number {
  return milestones.reduce((sum, { amount }) => sum + toCents(amount), 0)
}

export const milestoneView = z.object({ title: z.string(), amount: z.number() })
export type MilestoneView = z.infer<typeof milestoneView>

export const contractMilestoneView = milestoneView.extend({
  _id: z.uuid(),
  releasedAt: z.iso.datetime().nullable(),
  isHeld: z.boolean(),
})
export type ContractMilestoneView = z.infer<typeof contractMilestoneView>
