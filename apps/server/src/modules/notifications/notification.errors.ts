import type { ErrorDefinitions } from '../../platform/errors.ts'

export const notificationErrors = {
  'notifications.link_unknown': {
    kind: 'missing',
    sentence: 'This link is not one of ours, or its account is gone. Sign in to choose what we mail you.',
  },
} as const satisfies ErrorDefinitions
