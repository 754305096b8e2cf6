import { keyOf } from './key-of.ts'

export const contractKeys = {
  all: ['contracts'] as const,
  of: (userId?: string, side?: string, filters?: object) => keyOf('contracts', 'of', userId, side, filters),
  /** The beginning of the next three, too. */
  one: (contractId?: string) => keyOf('contracts', 'one', contractId),
  changes: (contractId: string) => keyOf('contracts', 'one', contractId, 'changes'),
  statement: (contractId: string) => keyOf('contracts', 'one', contractId, 'statement'),
  disputes: (contractId: string) => keyOf('contracts', 'one', contractId, 'disputes'),
  evidence: (disputeId?: string) => keyOf('contracts', 'evidence', disputeId),
}
