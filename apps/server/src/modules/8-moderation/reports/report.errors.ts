import { caseTakenMinutes, decisionAppealDays, reportsPerDay } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const reportErrors = {
  'report.not_found': { kind: 'missing', sentence: 'There is no such report.' },
  'report.closed': { kind: 'conflict', sentence: 'This report is already closed.' },
  'report.target_not_found': {
    kind: 'missing',
    sentence: 'What you want to report does not exist, or you cannot see it.',
  },
  'report.own': { kind: 'forbidden', sentence: 'You cannot report something of your own.' },
  'report.already': {
    kind: 'conflict',
    sentence: 'You have already reported this. An operator will read it, and you will be told the outcome.',
  },
  'report.too_many': {
    kind: 'throttled',
    sentence: `You can make ${reportsPerDay} reports a day. Try again tomorrow.`,
  },
  'report.taken': {
    kind: 'conflict',
    sentence: `This case is with {name}. Others can take it ${caseTakenMinutes} minutes after they took it.`,
  },
  'report.not_hideable': { kind: 'conflict', sentence: 'There is nothing to hide here. Choose another outcome.' },
  'report.hidden_already': { kind: 'conflict', sentence: 'This is already hidden.' },
  'decision.not_found': { kind: 'missing', sentence: 'There is no such decision.' },
  'decision.appealed': {
    kind: 'conflict',
    sentence: 'You have already appealed against this decision. Each decision can be appealed once.',
  },
  'decision.appeal_late': {
    kind: 'conflict',
    sentence: `A decision can be appealed for ${decisionAppealDays} days. That time is over.`,
  },
  'decision.no_appeal': { kind: 'conflict', sentence: 'There is no appeal against this decision.' },
  'decision.answered': { kind: 'conflict', sentence: 'This appeal has already been answered.' },
  'decision.reversed': { kind: 'conflict', sentence: 'This decision has already been taken back.' },
  'project.hidden': {
    kind: 'missing',
    sentence: 'An operator of this site hid this project, because it breaks the rules.',
  },
  'profile.hidden': {
    kind: 'missing',
    sentence: 'An operator of this site hid this profile, because it breaks the rules.',
  },
} as const satisfies ErrorDefinitions
