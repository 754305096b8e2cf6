import { keyOf } from './key-of.ts'

export const reviewKeys = {
  all: ['reviews'] as const,
  list: (list: 'waiting' | 'received' | 'given', userId: string) => keyOf('reviews', list, userId),
  ofContract: (contractId: string) => keyOf('reviews', 'of contract', contractId),
}
