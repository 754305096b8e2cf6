import type { ProposalView } from '@guildhall/contract'
import { typedAmount } from '../../amounts.ts'
import type { MilestoneValues } from '../contracts/shared/milestone-values.ts'

export interface CounterValues {
  bidAmount: string
  /** Days. */
  deliveryTime: string
  milestones: MilestoneValues
  message: string
}

/** Starts from the proposal, or the other side's offer. */
export function counterValuesOf({
  bidAmount,
  deliveryTime,
  milestones,
}: Pick<ProposalView, 'bidAmount' | 'deliveryTime' | 'milestones'>): CounterValues {
  return {
    bidAmount: typedAmount(bidAmount),
    deliveryTime: deliveryTime?.toString() ?? '',
    milestones: milestones.map(({ title, amount }) => ({ title, amount: typedAmount(amount) })),
    message: '',
  }
}
