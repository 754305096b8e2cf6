import { formatUsd, toDollars } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { type Milestone, sumOf } from '../../4-hiring/proposals/shared/milestone.rules.ts'

export type AgreedTerms = {
  amountCents: number
  deliveryDays: number | null
  criteria: string
  milestones: Milestone[]
  heldCents: number
  releasedCents: number
}

/** What a change names; null for what it leaves. */
export type WantedTerms = {
  amountCents: number | null
  deliveryDays: number | null
  criteria: string | null
  milestones: Milestone[] | null
}

/** What of it differs from what is agreed; null for what stays. */
export type ChangedTerms = WantedTerms & { refundCents: number }

/** Throws if nothing changes, the amount is at most what was released, or the milestones do not add up. */
export function requireChange(agreed: AgreedTerms, wanted: WantedTerms): ChangedTerms {
  const changed = {
    amountCents: differing(wanted.amountCents, agreed.amountCents),
    deliveryDays: differing(wanted.deliveryDays, agreed.deliveryDays),
    criteria: differing(wanted.criteria, agreed.criteria),
    milestones: isSameList(wanted.milestones, agreed.milestones) ? null : wanted.milestones,
  }
  if (Object.values(changed).every((value) => value === null)) throw new DomainError('contract.change_nothing')
  const { heldCents, releasedCents } = agreed
  const leftCents = (changed.amountCents ?? agreed.amountCents) - releasedCents
  if (leftCents <= 0) {
    throw new DomainError('contract.change_below_released', { released: formatUsd(toDollars(releasedCents)) })
  }
  if (changed.amountCents !== null || changed.milestones) {
    requireSum(changed.milestones ?? agreed.milestones, leftCents)
  }
  return { ...changed, refundCents: changed.amountCents === null ? 0 : Math.max(0, heldCents - leftCents) }
}

function differing<T>(wanted: T | null, agreed: T): T | null {
  return wanted === agreed ? null : wanted
}

function isSameList(wanted: Milestone[] | null, agreed: Milestone[]) {
  if (!wanted || wanted.length !== agreed.length) return false
  return wanted.every(({ title, cents }, index) => title === agreed[index]?.title && cents === agreed[index]?.cents)
}

function requireSum(milestones: Milestone[], leftCents: number) {
  if (milestones.length === 0 || sumOf(milestones) === leftCents) return
  throw new DomainError('contract.milestone_sum', { left: formatUsd(toDollars(leftCents)) })
}
