import { directOffersPerDay, openDirectOffersMaximum, refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const directOfferErrors = {
  'direct.not_found': { kind: 'missing', sentence: 'This offer does not exist or has been removed.' },
  'direct.link_invalid': {
    kind: 'missing',
    sentence: 'This link does not work any more: the offer was taken, withdrawn or has expired.',
  },
  'direct.yourself': { kind: 'conflict', sentence: 'You cannot offer a contract to yourself.' },
  'direct.not_reachable': { kind: 'conflict', sentence: 'This person cannot be offered a contract at the moment.' },
  'direct.confirm_address': {
    kind: 'forbidden',
    sentence: 'Confirm your own email address before you have offers mailed to others.',
  },
  'direct.milestone_sum': { kind: 'conflict', sentence: 'The milestones must add up to the amount: {amount}.' },
  'direct.day_full': {
    kind: 'throttled',
    sentence: `You have offered ${directOffersPerDay} contracts in the last 24 hours, the most there can be. Try again later.`,
  },
  'direct.open_full': {
    kind: 'conflict',
    sentence: `Of your offers ${openDirectOffersMaximum} wait for an answer, the most there can be. Withdraw one first.`,
  },
  'direct.address_busy': {
    kind: 'throttled',
    sentence: 'Too many offers were mailed to this address lately. Try again in {wait}.',
  },
  'direct.not_freelancer': { kind: 'forbidden', sentence: refusalSentences['direct.not_freelancer'] },
  'direct.not_client': { kind: 'forbidden', sentence: refusalSentences['direct.not_client'] },
  'direct.over': { kind: 'conflict', sentence: refusalSentences['direct.over'] },
  'direct.client_suspended': { kind: 'conflict', sentence: refusalSentences['direct.client_suspended'] },
} as const satisfies ErrorDefinitions
