import { caseTakenMinutes, decisionAppealDays, reportsPerDay } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const reportErrors = {
  'report.not_found': { kind: 'missing', sentence: 'There is no such report.' },
  'report.closed': { kind: 'conflict', sentence: 'This report is closed already.' },
  'report.target_not_found': { kind: 'missing', sentence: 'What you want to report does not exist, or not for you.' },
  'report.own': { kind: 'forbidden', sentence: 'This is yours. You can change it yourself.' },
  'report.already': {
    kind: 'conflict',
    sentence: 'You have reported this already. Operators will read it, and you hear what comes of it.',
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
  'report.hidden_already': { kind: 'conflict', sentence: 'This is hidden already.' },
  'decision.not_found': { kind: 'missing', sentence: 'There is no such decision.' },
  'decision.appealed': {
    kind: 'conflict',
    sentence: 'You have appealed against this decision already. There is one appeal for each.',
  },
  'decision.appeal_late': {
    kind: 'conflict',
    sentence: `A decision can be appealed against for ${decisionAppealDays} days. They are over.`,
  },
  'decision.no_appeal': { kind: 'conflict', sentence: 'There is no appeal against this decision.' },
  'decision.answered': { kind: 'conflict', sentence: 'This appeal was answered already.' },
  'decision.reversed': { kind: 'conflict', sentence: 'This decision was taken back already.' },
  'project.hidden': {
    kind: 'missing',
    sentence: 'An operator of this site hid this project, because it breaks the rules.',
  },
  'profile.hidden': {
    kind: 'missing',
    sentence: 'An operator of this site hid this profile, because it breaks the rules.',
  },
} as const satisfies ErrorDefinitions
