import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const aiUsageErrors = {
  'ai.daily_limit': {
    kind: 'throttled',
    sentence: 'You have used your {limit} AI requests for today. You get new ones in {wait}, at midnight UTC.',
  },
  'ai.daily_limit_shared': {
    kind: 'throttled',
    sentence:
      'The accounts at your network have used their {limit} AI requests for today. You get new ones in {wait}, at midnight UTC.',
  },
  'ai.daily_limit_address': {
    kind: 'throttled',
    sentence:
      'The limit of AI requests for your network ({limit} a day) is reached. Sign in to get your own, or come back in {wait}.',
  },
} as const satisfies ErrorDefinitions
