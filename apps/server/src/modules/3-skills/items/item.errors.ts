import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const itemErrors = {
  'item.cell_not_found': { kind: 'missing', sentence: 'There is no such skill and level.' },
  'item.not_found': { kind: 'missing', sentence: 'There are no statistics of this question.' },
  'item.already_set_aside': { kind: 'conflict', sentence: 'This question is already set aside.' },
  'item.not_set_aside': { kind: 'missing', sentence: 'This question is not set aside.' },
} as const satisfies ErrorDefinitions
