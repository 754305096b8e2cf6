import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const contractErrors = {
  'contract.not_found': { kind: 'missing', sentence: 'This contract does not exist.' },
  'contract.not_for_you': { kind: 'forbidden', sentence: refusalSentences['contract.not_for_you'] },
  'contract.not_client': { kind: 'forbidden', sentence: refusalSentences['contract.not_client'] },
  'contract.over': { kind: 'conflict', sentence: refusalSentences['contract.over'] },
  'contract.disputed': { kind: 'conflict', sentence: refusalSentences['contract.disputed'] },
  'contract.card_disputed': { kind: 'conflict', sentence: refusalSentences['contract.card_disputed'] },
  'contract.funded': { kind: 'conflict', sentence: refusalSentences['contract.funded'] },
  'contract.offer_open': { kind: 'conflict', sentence: refusalSentences['contract.offer_open'] },
  'contract.offers_used_up': { kind: 'conflict', sentence: refusalSentences['contract.offers_used_up'] },
  'contract.no_offer': { kind: 'conflict', sentence: refusalSentences['contract.no_offer'] },
  'contract.offer_own': { kind: 'conflict', sentence: refusalSentences['contract.offer_own'] },
  'contract.offer_not_own': { kind: 'conflict', sentence: refusalSentences['contract.offer_not_own'] },
  'contract.offer_not_found': { kind: 'missing', sentence: 'This offer does not exist.' },
  'contract.offer_over': {
    kind: 'conflict',
    sentence: 'This offer is no longer open. Another one has taken its place.',
  },
  'contract.offer_sum': {
    kind: 'conflict',
    sentence: 'The two amounts must add up to what is held for this contract: {held}.',
  },
  'contract.work_approved': { kind: 'conflict', sentence: refusalSentences['contract.work_approved'] },
  'contract.change_open': { kind: 'conflict', sentence: refusalSentences['contract.change_open'] },
  'contract.changes_used_up': { kind: 'conflict', sentence: refusalSentences['contract.changes_used_up'] },
  'contract.no_change': { kind: 'conflict', sentence: refusalSentences['contract.no_change'] },
  'contract.change_own': { kind: 'conflict', sentence: refusalSentences['contract.change_own'] },
  'contract.change_not_own': { kind: 'conflict', sentence: refusalSentences['contract.change_not_own'] },
  'contract.change_not_found': { kind: 'missing', sentence: 'This change does not exist.' },
  'contract.change_over': {
    kind: 'conflict',
    sentence: 'This change is no longer open. Another one has taken its place.',
  },
  'contract.change_nothing': {
    kind: 'conflict',
    sentence: 'This is what you have already agreed. Change something first.',
  },
  'contract.change_below_released': {
    kind: 'conflict',
    sentence: 'Already released for this contract: {released}. The new amount must be higher.',
  },
  'contract.milestone_sum': {
    kind: 'conflict',
    sentence: 'The remaining milestones must add up to the amount not yet released: {left}.',
  },
  'contract.no_milestones': { kind: 'conflict', sentence: refusalSentences['contract.no_milestones'] },
  'contract.last_milestone': { kind: 'conflict', sentence: refusalSentences['contract.last_milestone'] },
  'contract.milestone_not_found': { kind: 'missing', sentence: 'This milestone no longer exists.' },
  'contract.milestone_released': { kind: 'conflict', sentence: 'This milestone is already released.' },
  'contract.milestone_not_held': {
    kind: 'conflict',
    sentence: 'There is not enough in escrow for this milestone. Pay the rest first.',
  },
  'contract.nothing_held': { kind: 'conflict', sentence: refusalSentences['contract.nothing_held'] },
  'contract.disputes_used_up': { kind: 'conflict', sentence: refusalSentences['contract.disputes_used_up'] },
  'contract.not_funded': { kind: 'conflict', sentence: refusalSentences['contract.not_funded'] },
  'contract.you_are_suspended': { kind: 'conflict', sentence: refusalSentences['contract.you_are_suspended'] },
  'contract.other_suspended': { kind: 'conflict', sentence: refusalSentences['contract.other_suspended'] },
  'contract.other_not_suspended': { kind: 'conflict', sentence: refusalSentences['contract.other_not_suspended'] },
  'contract.work_delivered': { kind: 'conflict', sentence: refusalSentences['contract.work_delivered'] },
} as const satisfies ErrorDefinitions
