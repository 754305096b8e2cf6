import { defineMail } from '../../platform/mail/mail-content.ts'

const action = { label: 'Open security settings', path: '/settings/security' }
const footnote = 'If this was not you, change your password and remove the passkeys you do not know.'

const added = defineMail<{ name: string }>(
  { when: 'A passkey was added.', to: 'the owner of the account', example: { name: 'Laptop' } },
  ({ name }) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [`The passkey “${name}” can sign in to your account from now on, without your password.`],
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
