import type { MailTemplate } from '../../platform/mail/mail-content.ts'

const confirmEmail: MailTemplate<{ token: string }> = ({ token }) => ({
  subject: 'Confirm your email address',
  paragraphs: ['Welcome to Guildhall. Confirm that this is your address, so that we can reach you about your work.'],
  action: { label: 'Confirm address', path: `/confirm-email#${token}` },
  footnote: 'The link works for 7 days. If you did not sign up, ignore this mail.',
})

export const accountMails = { 'account.confirm_email': confirmEmail } as const
