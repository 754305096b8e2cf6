import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const accountErrors = {
  'session.required': { kind: 'unauthenticated', sentence: 'Authentication required. Please login.' },
  'session.invalid': { kind: 'unauthenticated', sentence: 'Your session has ended. Please log in again.' },
  'session.wrong_credentials': { kind: 'unauthenticated', sentence: 'Invalid credentials' },
  'throttle.sign_in': { kind: 'throttled', sentence: 'Too many attempts to sign in. Try again in {wait}.' },
  'throttle.sign_up': { kind: 'throttled', sentence: 'Too many new accounts from this address. Try again in {wait}.' },
  'account.email_taken': {
    kind: 'conflict',
    sentence: 'An account with this email already exists. Sign in instead, or use another email.',
  },
  'account.common_password': {
    kind: 'invalid',
    sentence: 'This is one of the passwords that people try first. Choose another, such as a few words in a row.',
  },
  'account.name_of_house': {
    kind: 'invalid',
    sentence:
      'Only operators may have a name that reads as if it were Guildhall’s own. Leave out Guildhall, or a word such as Support or Team.',
  },
  'account.wrong_password': { kind: 'forbidden', sentence: 'This is not your current password.' },
  'account.no_password': {
    kind: 'conflict',
    sentence: 'Your account has no password yet. Choose one in the security settings first, then do this again.',
  },
  'account.same_email': { kind: 'invalid', sentence: 'This is already your email address.' },
  'account.email_confirmed': { kind: 'conflict', sentence: 'Your email address is already confirmed.' },
  'account.link_invalid': {
    kind: 'missing',
    sentence: 'This link does not work. It may be too old, or a newer one was sent.',
  },
  'account.link_used': { kind: 'conflict', sentence: 'This link has been used. It works only once.' },
  'account.device_not_found': { kind: 'missing', sentence: 'This device is not signed in to your account.' },
  'throttle.forgot_password': {
    kind: 'throttled',
    sentence: 'Too many requests for a new password from this address. Try again in {wait}.',
  },
  'throttle.links': {
    kind: 'throttled',
    sentence: 'Too many links were opened from this address. Try again in {wait}.',
  },
  'throttle.account_mail': { kind: 'throttled', sentence: 'We have sent several mails already. Try again in {wait}.' },
  'throttle.password': { kind: 'throttled', sentence: 'Too many wrong passwords. Try again in {wait}.' },
  'account.open_work': {
    kind: 'conflict',
    sentence: 'You have projects in progress. Your account can be deleted once they are completed.',
  },
  'account.money_waiting': {
    kind: 'conflict',
    sentence: 'You still have money to withdraw. Your account can be deleted once it has been paid out.',
  },
  'account.not_found': { kind: 'missing', sentence: 'This person does not exist or has left.' },
  'account.not_yours': { kind: 'forbidden', sentence: 'You can only see your own list.' },
} as const satisfies ErrorDefinitions
