import type { ErrorDefinitions } from '../../../../platform/errors.ts'

export const credentialErrors = {
  'credential.not_earned': {
    kind: 'missing',
    sentence: 'Only verified results of {percentage} percent or more have a credential.',
  },
  'credential.awaits_confirmation': {
    kind: 'missing',
    sentence: 'Its holder has not confirmed their email address yet. Until then this result has no credential.',
  },
  'credential.key_not_found': { kind: 'missing', sentence: 'No credential was signed with this key.' },
  'credential.list_not_found': { kind: 'missing', sentence: 'There is no such status list.' },
} as const satisfies ErrorDefinitions
