import { directOffersPerDay, openDirectOffersMaximum, refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const directOfferErrors = {
  'direct.not_found': { kind: 'missing', sentence: 'This offer does not exist or has been removed.' },
  'direct.link_invalid': {
    kind: 'missing',
    sentence: 'This link no longer works: the offer was claimed or withdrawn, or has expired.',
  },
  'direct.yourself': { kind: 'conflict', sentence: 'You cannot offer a contract to yourself.' },
  'direct.not_reachable': { kind: 'conflict', sentence: 'You cannot offer this person a contract at the moment.' },
  'direct.confirm_address': {
    kind: 'forbidden',
    sentence: 'Confirm your email address before you offer contracts by mail.',
  },
  'direct.milestone_sum': { kind: 'conflict', sentence: 'The milestones must add up to the amount: {amount}.' },
  'direct.day_full': {
    kind: 'throttled',
    sentence: `You have offered ${directOffersPerDay} contracts in the last 24 hours, which is the maximum. Try again later.`,
  },
  'direct.open_full': {
    kind: 'conflict',
    sentence: `You have ${openDirectOffersMaximum} offers without an answer, which is the maximum. Withdraw one first.`,
  },
  'direct.address_busy': {
    kind: 'throttled',
    sentence: 'Too many offers were mailed to this address recently. Try again in {wait}.',
  },
  'direct.not_freelancer': { kind: 'forbidden', sentence: refusalSentences['direct.not_freelancer'] },
  'direct.not_client': { kind: 'forbidden', sentence: refusalSentences['direct.not_client'] },
  'direct.over': { kind: 'conflict', sentence: refusalSentences['direct.over'] },
  'direct.client_suspended': { kind: 'conflict', sentence: refusalSentences['direct.client_suspended'] },
} as const satisfies ErrorDefinitions
