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
  'portfolio.no_link': { kind: 'conflict', sentence: 'Save the link to your project first.' },
  'portfolio.no_profile': { kind: 'conflict', sentence: 'Save your profile first. The portfolio is part of it.' },
  'portfolio.full': {
    kind: 'conflict',
    sentence: 'Your portfolio has {limit} entries, which is the maximum. Remove one and try again.',
  },
} as const satisfies ErrorDefinitions
