import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const talentErrors = {
  'talent.searches_at_once': {
    kind: 'throttled',
    sentence: 'Several searches from your network are still running. Try again in a moment.',
  },
} as const satisfies ErrorDefinitions
