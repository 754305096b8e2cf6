import { refusalSentences } from '@guildhall/contract'
import type { ErrorDefinitions } from '../../../platform/errors.ts'

export const disputeErrors = {
  'dispute.not_found': { kind: 'missing', sentence: 'This dispute does not exist.' },
  'dispute.over': { kind: 'conflict', sentence: refusalSentences['dispute.over'] },
  'dispute.with_operator': { kind: 'conflict', sentence: refusalSentences['dispute.with_operator'] },
  'dispute.claims_used_up': { kind: 'conflict', sentence: refusalSentences['dispute.claims_used_up'] },
  'dispute.operator_asked': { kind: 'conflict', sentence: refusalSentences['dispute.operator_asked'] },
  'dispute.not_opener': { kind: 'forbidden', sentence: refusalSentences['dispute.not_opener'] },
  'dispute.paid_out': { kind: 'conflict', sentence: refusalSentences['dispute.paid_out'] },
  'dispute.not_operator': { kind: 'forbidden', sentence: refusalSentences['dispute.not_operator'] },
  'dispute.not_waiting': { kind: 'conflict', sentence: refusalSentences['dispute.not_waiting'] },
  'dispute.own_contract': { kind: 'forbidden', sentence: refusalSentences['dispute.own_contract'] },
  'dispute.sum': {
    kind: 'conflict',
    sentence: 'The two amounts must add up to what is in dispute: {total}.',
  },
  'dispute.already_paid': {
    kind: 'conflict',
    sentence:
      'You both agreed that {release} goes to the freelancer and {refund} to the client, and it was paid out. Your split must have at least that for each.',
  },
} as const satisfies ErrorDefinitions
