import { defineMail } from '../../../platform/mail/mail-content.ts'
import { identityMails } from './identities/identity.mails.ts'
import type { RemovedSignInMethods } from './password/remove-sign-in-methods.ts'
import { removedSentences } from './password/removed-sentences.ts'

// What a link carries stands behind `#`: browsers do not send that part, so it reaches no log and no referrer.

const confirmEmail = defineMail<{ token: string }>(
  {
    when: 'An account was made with this address, or its owner asked for the link again.',
    to: 'the owner of the account',
    example: { token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ token }) => ({
    subject: 'Confirm your email address',
    paragraphs: ['Welcome to Guildhall. Confirm that this is your address, so that we can reach you about your work.'],
    action: { label: 'Confirm address', path: `/confirm-email#${token}` },
    footnote: 'The link works for 7 days. If you did not sign up, ignore this mail.',
  }),
)

const deleted = defineMail({ when: 'An account was deleted.', to: 'the address the account had', example: {} }, () => ({
  subject: 'Your account is deleted',
  paragraphs: [
    'Your Guildhall account and what it held about you are deleted, as you asked. Its files are removed within about an hour.',
    'Work you completed with others stays with them, under the name “Former member”. You can sign up again with this address at any time.',
  ],
  footnote: 'If you did not ask for this, contact the people who run this site.',
}))

const resetPassword = defineMail<{ token: string }>(
  {
    when: 'Someone asked for a new password for this address.',
    to: 'the owner of the account',
    example: { token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ token }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'You asked for a new password for your Guildhall account. Once you have chosen it, all your devices are signed out, and your passkeys and linked accounts are removed.',
    ],
    action: { label: 'Choose a new password', path: `/reset-password#${token}` },
    footnote: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
)

const passwordChanged = defineMail<Partial<RemovedSignInMethods>>(
  {
    when: 'The password was changed or reset.',
    to: 'the owner of the account',
    example: { passkeys: ['Laptop'], identities: ['maren@example.com'], twoFactorOff: false },
  },
  (removed) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Guildhall account was just changed, and all other devices were signed out.',
      ...removedSentences(removed),
      'If that was you, there is nothing more to do. If it was not, choose a new password now.',
    ],
    action: { label: 'Choose a new password', path: '/forgot-password' },
  }),
)

const signInsRemoved = defineMail<RemovedSignInMethods>(
  {
    when: 'An address was kept with the mailed link, and the account had passkeys or a new second factor.',
    to: 'the address that was kept',
    example: { passkeys: ['Laptop'], identities: ['maren@example.com'], twoFactorOff: true },
  },
  (removed) => ({
    subject: 'Ways to sign in were removed from your account',
    paragraphs: [
      'You kept your address. In case someone else was in your account, we removed what they could sign in with.',
      ...removedSentences(removed),
    ],
    action: { label: 'Choose a new password', path: '/forgot-password' },
    footnote: 'Choose a new password before you sign in. Then add your own passkeys again in the security settings.',
  }),
)

const newDevice = defineMail<{ device: string; address: string | null; at: string }>(
  {
    when: 'A sign-in with a browser and system that had not signed in for 90 days.',
    to: 'the owner of the account',
    example: { device: 'Firefox on Linux', address: '203.0.113.x', at: 'May 1, 2026 at 9:30 AM UTC' },
  },
  ({ device, address, at }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `${device} signed in to your Guildhall account on ${at}${address ? `, from the network ${address}` : ''}.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now. It signs out every device and removes passkeys.',
    ],
    action: { label: 'Choose a new password', path: '/forgot-password' },
    footnote: 'Your devices are listed in the security settings.',
  }),
)

const confirmNewEmail = defineMail<{ token: string }>(
  {
    when: 'The owner of an account wants to use this address.',
    to: 'the new address',
    example: { token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ token }) => ({
    subject: 'Confirm your new email address',
    paragraphs: ['You asked to use this address for your Guildhall account. Confirm it to make the change.'],
    action: { label: 'Confirm address', path: `/confirm-new-email#${token}` },
    footnote: 'The link works for 7 days. If you have no account at Guildhall, ignore this mail.',
  }),
)

const emailChangeRequested = defineMail<{ newEmail: string; token: string }>(
  {
    when: 'The owner of an account wants to use another address.',
    to: 'the current address',
    example: { newEmail: 'maren@example.com', token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ newEmail, token }) => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      `A change of your Guildhall address to ${newEmail} was requested. It takes effect once that address is confirmed.`,
      'If that was you, there is nothing to do. If it was not, someone knows your password: keep your address with the link below. All devices are then signed out, your passkeys and linked accounts are removed, and you choose a new password.',
    ],
    action: { label: 'Keep this address', path: `/restore-email#${token}` },
    footnote: 'The link works for 7 days, also after the change.',
  }),
)

const emailInUse = defineMail<Record<string, never>>(
  {
    when: 'Someone wanted to use the address of an account for another one.',
    to: 'the owner of the account',
    example: {},
  },
  () => ({
    subject: 'You have an account with this address',
    paragraphs: [
      'Someone, perhaps you, tried to use this address for another Guildhall account. It already belongs to yours, so nothing was changed.',
      'If it was you, sign in with this address, or choose a new password if you have forgotten yours.',
    ],
    action: { label: 'Sign in', path: '/login' },
    footnote: 'If it was not you, ignore this mail. Your account is safe.',
  }),
)

export const accountMails = {
  'account.confirm_email': confirmEmail,
  'account.reset_password': resetPassword,
  'account.password_changed': passwordChanged,
  'account.sign_ins_removed': signInsRemoved,
  'account.new_device': newDevice,
  'account.confirm_new_email': confirmNewEmail,
  'account.email_change_requested': emailChangeRequested,
  'account.email_in_use': emailInUse,
  'account.deleted': deleted,
  ...identityMails,
} as const
