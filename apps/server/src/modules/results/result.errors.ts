import type { ErrorDefinitions } from '../../platform/errors.ts'

export const resultErrors = {
  'assessment.result_not_found': { kind: 'missing', sentence: 'This result does not exist.' },
} as const satisfies ErrorDefinitions
