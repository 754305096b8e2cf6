import { keyOf } from './key-of.ts'

export const paymentKeys = {
  all: ['payments'] as const,
  paidBy: (userId: string) => keyOf('payments', 'paid by', userId),
  sumsOf: (userId: string) => keyOf('payments', 'sums of', userId),
  withdrawnBy: (userId: string) => keyOf('payments', 'withdrawn by', userId),
  earnedBy: (userId: string) => keyOf('payments', 'earned by', userId),
  whileSuspended: ['payments', 'while suspended'] as const,
  ofContract: (contractId: string) => keyOf('payments', 'of contract', contractId),
}
