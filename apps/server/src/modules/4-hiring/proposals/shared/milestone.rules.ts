import { type MilestoneBody, type MilestoneView, toCents, toDollars } from '@guildhall/contract'

export type Milestone = { title: string; cents: number }

export function storedMilestones(milestones: readonly MilestoneBody[]): Milestone[] {
  return milestones.map(({ title, amount }) => ({ title, cents: toCents(amount) }))
}

export function presentMilestones(milestones: readonly Milestone[]): MilestoneView[] {
  return milestones.map(({ title, cents }) => ({ title, amount: toDollars(cents) }))
}

export function sumOf(milestones: readonly Milestone[]): number {
  return milestones.reduce((sum, { cents }) => sum + cents, 0)
}
