import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const statementErrors = {
  'statement.not_found': { kind: 'missing', sentence: 'There is no statement for this year.' },
} as const satisfies ErrorDefinitions
