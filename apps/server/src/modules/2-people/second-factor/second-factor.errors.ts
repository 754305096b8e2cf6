import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const secondFactorErrors = {
  'session.second_factor_required': {
    kind: 'unauthenticated',
    sentence: 'Your password is right. Enter the code of your authenticator app to finish signing in.',
  },
  'session.challenge_ended': {
    kind: 'unauthenticated',
    sentence: 'This sign-in took too long or had too many tries. Start again with your email and password.',
  },
  'session.wrong_code': {
    kind: 'unauthenticated',
    sentence: 'This code is not right, or was used before. Wait for the next one and try again.',
  },
  'session.wrong_recovery_code': {
    kind: 'unauthenticated',
    sentence: 'This recovery code is not right, or was used before.',
  },
  'authenticator.wrong_code': {
    kind: 'invalid',
    sentence: 'This code is not right, or was used before. Wait for the next one and try again.',
  },
  'authenticator.code_required': {
    kind: 'forbidden',
    sentence: 'Enter a code of your authenticator app or one of your recovery codes.',
  },
  'authenticator.already_on': { kind: 'conflict', sentence: 'Two-factor sign-in is already on.' },
  'authenticator.not_on': { kind: 'conflict', sentence: 'Two-factor sign-in is off.' },
  'authenticator.not_started': {
    kind: 'conflict',
    sentence: 'There is no authenticator app waiting for its first code. Start again.',
  },
  'authenticator.unreadable': {
    kind: 'unavailable',
    sentence: 'Codes cannot be checked right now. Use a recovery code or a passkey.',
  },
  'throttle.second_factor': {
    kind: 'throttled',
    sentence: 'Too many wrong codes. Try again in {wait}, or use a recovery code or a passkey.',
  },
} as const satisfies ErrorDefinitions
