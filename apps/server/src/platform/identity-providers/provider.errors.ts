import type { ErrorDefinitions } from '../errors.ts'

export const providerErrors = {
  'provider.unknown': { kind: 'missing', sentence: 'This way to sign in is not set up here.' },
  'provider.unreachable': {
    kind: 'unavailable',
    sentence: 'At the moment {provider} cannot be reached. Try again in a few minutes, or sign in another way.',
  },
  'provider.refused': {
    kind: 'invalid',
    sentence: 'The sign-in with {provider} did not work, or it took too long. Start it again.',
  },
  'provider.cancelled': {
    kind: 'invalid',
    sentence: 'The sign-in with {provider} was cancelled, so nothing was changed.',
  },
} as const satisfies ErrorDefinitions
