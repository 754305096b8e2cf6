import * as v from 'valibot'

export const milestoneValues = v.array(v.object({ title: v.string(), amount: v.string() }))
export type MilestoneValues = v.InferOutput<typeof milestoneValues>

export const emptyMilestone = { title: '', amount: '' }
