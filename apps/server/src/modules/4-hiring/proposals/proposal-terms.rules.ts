import { formatUsd, type ProposalEditInput, toCents, toDollars } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { type Milestone, storedMilestones, sumOf } from './shared/milestone.rules.ts'

/** Copies missing values, so that edits of the project do not matter. Throws if milestones do not add up. */
export function proposalTerms(
  input: Omit<ProposalEditInput, 'version'>,
  project: { priceCents: number; requiredSkills: string[] },
) {
  const bidCents = input.bidAmount == null ? project.priceCents : toCents(input.bidAmount)
  const milestones = storedMilestones(input.milestones ?? [])
  requireSum(milestones, bidCents)
  return {
    message: input.message,
    bidCents,
    atBudget: input.bidAmount == null,
    deliveryDays: input.deliveryTime ?? null,
    skills: input.skills && input.skills.length > 0 ? input.skills : project.requiredSkills,
    milestones,
  }
}

export function requireSum(milestones: Milestone[], bidCents: number) {
  if (milestones.length === 0 || sumOf(milestones) === bidCents) return
  throw new DomainError('proposal.milestone_sum', { bid: formatUsd(toDollars(bidCents)) })
}
