import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const dataExportErrors = {
  'export.not_found': { kind: 'missing', sentence: 'This copy does not exist or has been removed.' },
  'export.one_a_day': { kind: 'throttled', sentence: 'You can ask for one copy a day. Try again in {wait}.' },
} as const satisfies ErrorDefinitions
