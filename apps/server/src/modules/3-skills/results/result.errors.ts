import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const resultErrors = {
  'assessment.result_not_found': { kind: 'missing', sentence: 'This result does not exist.' },
  'assessment.result_withdrawn': { kind: 'conflict', sentence: 'This result is already withdrawn.' },
  'assessment.result_not_withdrawn': { kind: 'conflict', sentence: 'This result is not withdrawn.' },
} as const satisfies ErrorDefinitions
