import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const unitErrors = {
  'unit.not_found': { kind: 'missing', sentence: 'There is no such learning unit.' },
} as const satisfies ErrorDefinitions
