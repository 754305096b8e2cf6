import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const receiptErrors = {
  'receipt.not_found': { kind: 'missing', sentence: 'This receipt does not exist.' },
  'receipt.not_numbered': {
    kind: 'conflict',
    sentence: 'This receipt has no number yet. Try again in a moment.',
  },
} as const satisfies ErrorDefinitions
