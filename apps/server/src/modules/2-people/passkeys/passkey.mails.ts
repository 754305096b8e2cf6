import { defineMail } from '../../../platform/mail/mail-content.ts'

const action = { label: 'Open security settings', path: '/settings/security' }
const footnote = 'If this was not you, change your password and remove every passkey that is not yours.'

const added = defineMail<{ name: string }>(
  { when: 'A passkey was added.', to: 'the owner of the account', example: { name: 'Laptop' } },
  ({ name }) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [`The passkey “${name}” can now sign in to your account, without your password.`],
    action,
    footnote,
  }),
)

const removed = defineMail<{ name: string }>(
  { when: 'A passkey was removed.', to: 'the owner of the account', example: { name: 'Laptop' } },
  ({ name }) => ({
    subject: 'A passkey was removed from your account',
    paragraphs: [`The passkey “${name}” can no longer sign in to your account.`],
    action,
    footnote,
  }),
)

export const passkeyMails = { 'passkey.added': added, 'passkey.removed': removed } as const
