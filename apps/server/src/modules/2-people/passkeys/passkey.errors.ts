import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const passkeyErrors = {
  // One code for all reasons: details would only help attackers.
  'passkey.not_accepted': {
    kind: 'unauthenticated',
    sentence: 'This passkey was not accepted. Try again, or sign in with your password.',
  },
  // Not `unauthenticated`, which would end the session.
  'passkey.required': { kind: 'forbidden', sentence: 'Confirm with one of your passkeys.' },
  'passkey.not_confirmed': { kind: 'forbidden', sentence: 'This passkey was not accepted. Try again.' },
  'passkey.not_registered': {
    kind: 'invalid',
    sentence: 'The passkey could not be added. Start again, and finish within five minutes.',
  },
  'passkey.already_added': { kind: 'conflict', sentence: 'This passkey is already in use.' },
  'passkey.too_many': { kind: 'conflict', sentence: 'You can have up to {maximum} passkeys. Remove one first.' },
  'passkey.not_found': { kind: 'missing', sentence: 'This passkey does not exist, or was removed.' },
} as const satisfies ErrorDefinitions
