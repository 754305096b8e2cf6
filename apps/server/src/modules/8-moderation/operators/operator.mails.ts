import { suspendedPayoutDays } from '@guildhall/contract'
import { defineMail } from '../../../platform/mail/mail-content.ts'

const owner = 'the owner of the account'
const example = { reason: 'You sent the same advertisement to forty people.' }

const suspended = defineMail<{ reason: string }>(
  { when: 'An operator suspended the account.', to: owner, example },
  ({ reason }) => ({
    subject: 'Your account is suspended',
    paragraphs: [
      'An operator of this site has suspended your Guildhall account. The reason:',
      reason,
      'You can still sign in to read this, to see your contracts and your money, and to appeal once.',
      `Delivered work is still reviewed, and counts as approved when no answer comes. What you have earned can be withdrawn ${suspendedPayoutDays} days after the suspension.`,
    ],
    action: { label: 'Read more and appeal', path: '/suspended' },
  }),
)

const lifted = defineMail<{ reason: string }>(
  { when: 'An operator lifted a suspension.', to: owner, example: { reason: 'The messages were invited.' } },
  ({ reason }) => ({
    subject: 'Your account is no longer suspended',
    paragraphs: ['An operator of this site has lifted the suspension of your account. The reason:', reason],
    action: { label: 'Open Guildhall', path: '/login' },
  }),
)

const answered = defineMail<{ reason: string }>(
  {
    when: 'An operator answered an appeal and kept the suspension.',
    to: owner,
    example: { reason: 'The forty messages are the same, word for word.' },
  },
  ({ reason }) => ({
    subject: 'Your appeal was answered',
    paragraphs: ['An operator of this site has read your appeal. Your account stays suspended. The answer:', reason],
    action: { label: 'Read the answer', path: '/suspended' },
  }),
)

export const operatorMails = {
  'account.suspended': suspended,
  'account.suspension_lifted': lifted,
  'account.appeal_answered': answered,
} as const
