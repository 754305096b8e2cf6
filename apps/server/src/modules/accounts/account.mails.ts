import { defineMail } from '../../platform/mail/mail-content.ts'

const confirmEmail = defineMail<{ token: string }>(
  { when: 'An account was made with this address.', to: 'the new account', example: { token: 'h7Q2nVx0cGk4tYw9' } },
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
  footnote: 'If you did not do this, write to the people who run this Guildhall.',
}))

export const accountMails = { 'account.confirm_email': confirmEmail, 'account.deleted': deleted } as const
