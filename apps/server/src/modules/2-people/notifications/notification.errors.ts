import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const notificationErrors = {
  'notifications.link_unknown': {
    kind: 'missing',
    sentence: 'This link does not work, or its account was deleted. Sign in to choose what we mail you.',
  },
} as const satisfies ErrorDefinitions
