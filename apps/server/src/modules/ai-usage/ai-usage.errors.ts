import type { ErrorDefinitions } from '../../platform/errors.ts'

export const aiUsageErrors = {
  'ai.daily_limit': {
    kind: 'throttled',
    sentence: 'You have used your {limit} AI requests for today. You get new ones in {wait}, at midnight UTC.',
  },
  'ai.daily_limit_address': {
    kind: 'throttled',
    sentence:
      'The AI requests of your address for today ({limit}) are used up. Sign in to have your own, or come back in {wait}.',
  },
} as const satisfies ErrorDefinitions
