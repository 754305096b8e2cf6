import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const profileErrors = {
  'profile.not_available': {
    kind: 'missing',
    sentence: 'Profile not available yet. The user may not have completed their profile setup.',
  },
  'profile.changed_elsewhere': {
    kind: 'conflict',
    sentence: 'This profile was saved in another tab or on another device. Load that version before you save yours.',
  },
  'profile.text_not_found': { kind: 'missing', sentence: 'This part of the profile no longer exists.' },
} as const satisfies ErrorDefinitions
