import { defineMail } from '../../platform/mail/mail-content.ts'

const action = { label: 'Open security settings', path: '/settings/security' }
const footnote =
  'If this was not you, sign in, change your password and end the sessions you do not know in the security settings.'

const turnedOn = defineMail<Record<string, never>>(
  { when: 'Two-factor sign-in was turned on.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'Two-factor sign-in is on',
    paragraphs: [
      'From now on, signing in with your password also asks for a code of your authenticator app.',
      'Keep your recovery codes where you find them without your phone. Each works once in place of a code.',
    ],
    action,
    footnote,
  }),
)

const turnedOff = defineMail<Record<string, never>>(
  { when: 'Two-factor sign-in was turned off.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'Two-factor sign-in is off',
    paragraphs: ['Signing in asks for your password alone again. Your recovery codes no longer work.'],
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
        ? 'It was your last recovery code. Make new ones while you are signed in.'
        : `You have ${codesLeft} left. If you lost your phone, set up an authenticator app on another one.`,
    ],
    action,
    footnote,
  }),
)

const codesTried = defineMail<Record<string, never>>(
  { when: 'Wrong codes followed the right password several times.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'Wrong codes at your sign-in',
    paragraphs: [
      'Your right password was entered several times, each time followed by a wrong code of your authenticator app.',
      'If this was not you, another person knows your password. They are not signed in. Change your password now.',
      'For a while, only recovery codes and passkeys are accepted in place of a code.',
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
