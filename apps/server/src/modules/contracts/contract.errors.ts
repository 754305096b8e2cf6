import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../platform/errors.ts'

export const contractErrors = {
  'contract.not_found': { kind: 'missing', sentence: 'This contract does not exist.' },
  'contract.not_for_you': { kind: 'forbidden', sentence: refusalSentences['contract.not_for_you'] },
  'contract.not_client': { kind: 'forbidden', sentence: refusalSentences['contract.not_client'] },
  'contract.over': { kind: 'conflict', sentence: refusalSentences['contract.over'] },
  'contract.disputed': { kind: 'conflict', sentence: refusalSentences['contract.disputed'] },
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
  'contract.nothing_held': { kind: 'conflict', sentence: refusalSentences['contract.nothing_held'] },
  'contract.disputes_used_up': { kind: 'conflict', sentence: refusalSentences['contract.disputes_used_up'] },
  'contract.not_funded': { kind: 'conflict', sentence: refusalSentences['contract.not_funded'] },
  'contract.other_not_suspended': { kind: 'conflict', sentence: refusalSentences['contract.other_not_suspended'] },
  'contract.work_delivered': { kind: 'conflict', sentence: refusalSentences['contract.work_delivered'] },
  'contract.work_approved': { kind: 'conflict', sentence: refusalSentences['contract.work_approved'] },
} as const satisfies ErrorDefinitions
