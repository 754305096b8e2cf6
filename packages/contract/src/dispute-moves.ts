import type { DisputeStatus } from './disputes.constants.ts'
import type { Move, OfferedMove } from './move-table.ts'

export type DisputeGuard =
  | 'in_time'
  | 'claims_left'
  | 'operator_not_asked'
  | 'opener'
  | 'nothing_paid'
  | 'not_party_to_it'

const overOrWaiting = { state: 'dispute.over', states: { waiting: 'dispute.with_operator' } } as const

export const disputeMoves = {
  /** What both splits agree on is paid out. */
  claim: {
    by: ['client', 'freelancer'],
    from: ['open'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrWaiting,
      guards: { in_time: 'dispute.with_operator', claims_left: 'dispute.claims_used_up' },
    },
  },
  agree: {
    by: ['client', 'freelancer'],
    from: ['open'],
    to: 'agreed',
    partOf: 'claim',
    refusals: { party: 'contract.not_for_you', ...overOrWaiting },
  },
  ask_operator: {
    by: ['client', 'freelancer'],
    from: ['open'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrWaiting,
      guards: { in_time: 'dispute.with_operator', operator_not_asked: 'dispute.operator_asked' },
    },
  },
  /** Time is up, or both have asked for an operator. */
  wait: {
    by: ['client', 'freelancer', 'clock'],
    from: ['open'],
    to: 'waiting',
    partOf: 'ask_operator',
    refusals: { party: 'contract.not_for_you', ...overOrWaiting },
  },
  withdraw: {
    by: ['client', 'freelancer'],
    from: ['open', 'waiting'],
    to: 'withdrawn',
    refusals: {
      party: 'contract.not_for_you',
      state: 'dispute.over',
      guards: { opener: 'dispute.not_opener', nothing_paid: 'dispute.paid_out' },
    },
  },
  decide: {
    by: ['operator'],
    from: ['waiting'],
    to: 'decided',
    refusals: {
      party: 'dispute.not_operator',
      state: 'dispute.over',
      states: { open: 'dispute.not_waiting' },
      guards: { not_party_to_it: 'dispute.own_contract' },
    },
  },
} as const satisfies Record<string, Move<DisputeStatus, DisputeGuard>>

export type DisputeMove = OfferedMove<typeof disputeMoves>
