import type { ErrorDefinitions } from '../../../../platform/errors.ts'

export const identityErrors = {
  'identity.started_elsewhere': {
    kind: 'invalid',
    sentence: 'This sign-in was started in another browser or too long ago, or it was used already. Start it again.',
  },
  'identity.other_account': {
    kind: 'conflict',
    sentence:
      'Your account or your password is another one by now, so nothing was linked. Start again in your settings.',
  },
  'identity.no_email': {
    kind: 'invalid',
    sentence:
      'We did not learn your address from {provider}. Create an account with your email, then link {provider} in its settings.',
  },
  'identity.link_required': {
    kind: 'conflict',
    sentence: 'You have an account with this address already. Show once that it is yours, and the two are linked.',
  },
  'identity.unproven_address': {
    kind: 'conflict',
    sentence:
      'You have an account with this address already. Sign in to it, then link {provider} in its security settings.',
  },
  'identity.ticket_invalid': {
    kind: 'missing',
    sentence: 'This took too long, or it is done already. Sign in that way again to see.',
  },
  'identity.sign_in_again': {
    kind: 'forbidden',
    sentence: 'Sign in to your account again, the one with the same address, to link this way to sign in.',
  },
  'identity.in_use': {
    kind: 'conflict',
    sentence: 'This account of yours at {provider} signs in to another Guildhall account already.',
  },
  'identity.one_each': {
    kind: 'conflict',
    sentence: 'Another account of yours at {provider} is linked already. Remove it first.',
  },
  'identity.not_linked': {
    kind: 'conflict',
    sentence: 'Your {provider} account is not linked yet. Link it in the security settings first.',
  },
  'identity.not_found': { kind: 'missing', sentence: 'This way to sign in does not exist, or was removed.' },
} as const satisfies ErrorDefinitions
