import { defineMail } from '../../../../platform/mail/mail-content.ts'
import type { RemovedSignInMethods } from '../password/remove-sign-in-methods.ts'
import { removedSentences } from '../password/removed-sentences.ts'

type Linked = { name: string; label: string }

const example = { name: 'GitHub', label: 'maren-h' }
const action = { label: 'Open security settings', path: '/settings/security' }
const footnote = 'If this was not you, change your password and remove every way to sign in that is not yours.'

const added = defineMail<Linked & { removed?: RemovedSignInMethods }>(
  { when: 'A provider was linked.', to: 'the owner of the account', example },
  ({ name, label, removed }) => ({
    subject: 'A new way to sign in was added',
    paragraphs: [
      `“${label}” at ${name} can now sign in to your account, without your password.`,
      ...(removed
        ? [
            'Nobody had confirmed your address before, so somebody else may have been in this account. Its password no longer works, and all devices were signed out.',
            ...removedSentences(removed),
          ]
        : []),
    ],
    action,
    footnote,
  }),
)

const removed = defineMail<Linked>(
  { when: 'A linked provider was removed.', to: 'the owner of the account', example },
  ({ name, label }) => ({
    subject: 'A way to sign in was removed',
    paragraphs: [`“${label}” at ${name} can no longer sign in to your account.`],
    action,
    footnote,
  }),
)

const linkAsked = defineMail<Linked & { token: string }>(
  {
    when: 'Somebody signed in with a provider that has proven this address, and asked to link it to the account.',
    to: 'the owner of the account',
    example: { ...example, token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ name, label, token }) => ({
    subject: `Link ${name} to your account?`,
    paragraphs: [
      `You signed in as “${label}” at ${name}. You have a Guildhall account with this address already. Link the two, and ${name} signs you in to it.`,
    ],
    action: { label: `Link ${name}`, path: `/login/link#${token}` },
    footnote: `The link works for 30 minutes. If “${label}” is not you, ignore this mail: then nothing is linked.`,
  }),
)

export const identityMails = {
  'identity.added': added,
  'identity.removed': removed,
  'identity.link_asked': linkAsked,
} as const
