import { defineMail } from '../../../platform/mail/mail-content.ts'

const action = { label: 'Open security settings', path: '/settings/security' }
const footnote =
  'If this was not you, change your password in the security settings and sign out every device that is not yours.'

const turnedOn = defineMail<Record<string, never>>(
  { when: 'Two-factor sign-in was turned on.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'Two-factor sign-in is on',
    paragraphs: [
      'From now on, signing in with your password also asks for a code from your authenticator app.',
      'All other devices were signed out. Sign in there again, with a code.',
      'Keep your recovery codes somewhere you can reach without your phone. Each works once in place of a code.',
    ],
    action,
    footnote,
  }),
)

const turnedOff = defineMail<Record<string, never>>(
  { when: 'Two-factor sign-in was turned off.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'Two-factor sign-in is off',
    paragraphs: ['You now sign in with your password alone. Your recovery codes no longer work.'],
    action,
    footnote,
  }),
)

const recoveryCodesRenewed = defineMail<Record<string, never>>(
  { when: 'New recovery codes were made.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'You have new recovery codes',
    paragraphs: ['New recovery codes were made for your account. The old ones no longer work.'],
    action,
    footnote,
  }),
)

const recoveryCodeUsed = defineMail<{ codesLeft: number }>(
  {
    when: 'A recovery code was used, to sign in or to confirm a change.',
    to: 'the owner of the account',
    example: { codesLeft: 9 },
  },
  ({ codesLeft }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      'Your password and one of your recovery codes were used to sign in to your account, or to confirm a change to it.',
      codesLeft === 0
        ? 'That was your last recovery code. Make new ones while you are signed in.'
        : `You have ${codesLeft === 1 ? 'one code' : `${codesLeft} codes`} left. If you lost your phone, set up the authenticator app on another one.`,
    ],
    action,
    footnote,
  }),
)

const codesTried = defineMail<Record<string, never>>(
  {
    when: 'The right password was followed by wrong codes several times.',
    to: 'the owner of the account',
    example: {},
  },
  () => ({
    subject: 'Wrong codes were entered after your password',
    paragraphs: [
      'Your password was entered correctly several times, each time followed by a wrong code from the authenticator app.',
      'If this was not you, someone else knows your password. They are not signed in. Change your password now.',
      'For a while, no codes from the app are accepted. Recovery codes and passkeys still work.',
    ],
    action,
  }),
)

export const secondFactorMails = {
  'second_factor.turned_on': turnedOn,
  'second_factor.turned_off': turnedOff,
  'second_factor.recovery_codes_renewed': recoveryCodesRenewed,
  'second_factor.recovery_code_used': recoveryCodeUsed,
  'second_factor.codes_tried': codesTried,
} as const
