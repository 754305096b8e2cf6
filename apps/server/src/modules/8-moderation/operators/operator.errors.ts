import type { ErrorDefinitions } from '../../../platform/errors.ts'

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
  'operator.decided': {
    kind: 'forbidden',
    sentence: 'You made this decision. Another operator has to answer the appeal.',
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
  'operator.already': { kind: 'conflict', sentence: 'The account {email} is already an operator.' },
  'operator.none': { kind: 'missing', sentence: 'The account {email} is not an operator.' },
  'operator.person_not_found': { kind: 'missing', sentence: 'There is no account with this id.' },
  'suspension.already': { kind: 'conflict', sentence: 'This account is already suspended.' },
  'suspension.not_found': { kind: 'missing', sentence: 'There is no such suspension.' },
  'suspension.over': { kind: 'conflict', sentence: 'This suspension has already been lifted.' },
  'suspension.no_appeal': { kind: 'conflict', sentence: 'There is no appeal against this suspension.' },
  'suspension.answered': { kind: 'conflict', sentence: 'This appeal has already been answered.' },
  'suspension.appealed': {
    kind: 'conflict',
    sentence: 'You have already appealed against this suspension. Each suspension can be appealed once.',
  },
  'job.not_found': {
    kind: 'missing',
    sentence: 'There is no failed job with this id. It may already be running again.',
  },
  'account.suspended': {
    kind: 'forbidden',
    sentence: 'Your account is suspended. You can read why, appeal, and see your contracts and your money.',
  },
  'payout.suspended': {
    kind: 'conflict',
    sentence: 'While your account is suspended, you can withdraw what you earned from {day} on.',
  },
} as const satisfies ErrorDefinitions
