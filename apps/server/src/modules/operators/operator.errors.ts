import type { ErrorDefinitions } from '../../platform/errors.ts'

export const operatorErrors = {
  'operator.second_factor_needed': {
    kind: 'forbidden',
    sentence:
      'Operators need two-factor sign-in. Open Settings, Security, set up an authenticator app or a passkey, then sign out and sign in with it.',
  },
  'operator.sign_in_again': {
    kind: 'forbidden',
    sentence:
      'You signed in without your second factor. Sign out and sign in again with your authenticator app or your passkey.',
  },
  'operator.own_matter': {
    kind: 'forbidden',
    sentence: 'You are a party to this yourself. Another operator has to decide it.',
  },
  'operator.other_operator': {
    kind: 'forbidden',
    sentence: 'This is the account of an operator. Remove them as an operator on the machine first.',
  },
  'operator.no_account': { kind: 'missing', sentence: 'There is no account with the address {email}.' },
  'operator.address_unconfirmed': {
    kind: 'conflict',
    sentence: 'The address {email} is not confirmed. Its owner has to open the link that was mailed to it.',
  },
  'operator.suspended': { kind: 'conflict', sentence: 'The account of {email} is suspended.' },
  'operator.already': { kind: 'conflict', sentence: '{email} is an operator already.' },
  'operator.none': { kind: 'missing', sentence: '{email} is no operator.' },
} as const satisfies ErrorDefinitions
