import { decisionAppealDays } from '@guildhall/contract'
import { defineMail } from '../../../platform/mail/mail-content.ts'

const owner = 'the owner of the account'
const action = { label: 'Read it, and appeal if you disagree', path: '/settings/reports' }
const appeal = `You can appeal once, within ${decisionAppealDays} days. An operator answers with a reason.`
type Decided = { reason: string; rule: string; what: string }
type Answered = { reason: string; what: string }

const warned = defineMail<Decided>(
  {
    when: 'An operator found that something reported breaks the rules.',
    to: owner,
    example: {
      reason: 'You asked to be paid by bank transfer.',
      rule: 'Do not ask to be paid outside Guildhall before a hire.',
      what: 'a message of yours',
    },
  },
  ({ reason, rule, what }) => ({
    subject: `A warning about ${what}`,
    paragraphs: [
      `An operator of this site has read ${what} and warns you. The rule: ${rule} The reason:`,
      reason,
      'If it happens again, your account can be suspended.',
      appeal,
    ],
    action,
  }),
)

const hidden = defineMail<Decided>(
  {
    when: 'An operator hid a profile, a project, a message or a review.',
    to: owner,
    example: {
      reason: 'The project asks for a fee.',
      rule: 'Do not ask for fees before work.',
      what: 'your project “Data entry”',
    },
  },
  ({ reason, rule, what }) => ({
    subject: `Hidden from others: ${what}`,
    paragraphs: [
      `An operator of this site has hidden ${what} from others. You still see it. The rule: ${rule} The reason:`,
      reason,
      'Your contracts and their money go on as agreed.',
      appeal,
    ],
    action,
  }),
)

const answered = defineMail<Answered>(
  {
    when: 'An operator answered an appeal against a warning or hidden content, and kept the decision.',
    to: owner,
    example: { reason: 'The fee is still in the text.', what: 'your project “Data entry”' },
  },
  ({ reason, what }) => ({
    subject: 'Your appeal was answered',
    paragraphs: [
      `An operator of this site has read your appeal. The decision about ${what} stays. The answer:`,
      reason,
    ],
    action: { label: 'Read the answer', path: '/settings/reports' },
  }),
)

const reversed = defineMail<Answered>(
  {
    when: 'An operator took a warning back, or shows hidden content again.',
    to: owner,
    example: { reason: 'The fee is for a course that was asked for.', what: 'your project “Data entry”' },
  },
  ({ reason, what }) => ({
    subject: 'A decision about you was taken back',
    paragraphs: [`An operator of this site has taken back the decision about ${what}. The reason:`, reason],
    action: { label: 'Read more', path: '/settings/reports' },
  }),
)

export const reportMails = {
  'account.warned': warned,
  'content.hidden': hidden,
  'decision.answered': answered,
  'decision.reversed': reversed,
} as const
