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

export const accountMails = { 'account.confirm_email': confirmEmail } as const
