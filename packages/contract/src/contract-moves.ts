import type { ContractStatus } from './contracts.constants.ts'
import type { Move, OfferedMove } from './move-table.ts'

export type ContractGuard =
  | 'unfunded'
  | 'funded'
  | 'no_open_offer'
  | 'offers_left'
  | 'open_offer'
  | 'open_offer_of_other'
  | 'own_open_offer'
  | 'no_card_dispute'
  | 'something_held'
  | 'disputes_left'
  | 'other_suspended'
  | 'other_not_suspended'
  | 'nothing_delivered'
  | 'no_open_change'
  | 'changes_left'
  | 'open_change'
  | 'open_change_of_other'
  | 'own_open_change'
  | 'has_milestones'
  | 'several_milestones_left'
  | 'due_or_not_suspended'
  | 'delivered_or_other_not_suspended'

const overOrDisputed = { state: 'contract.over', states: { disputed: 'contract.disputed' } } as const

const answerToOffer = {
  by: ['client', 'freelancer'],
  from: ['active', 'payment_due'],
  refusals: {
    party: 'contract.not_for_you',
    ...overOrDisputed,
    guards: { open_offer: 'contract.no_offer', open_offer_of_other: 'contract.offer_own' },
  },
} as const

/** Changes and payments in parts are possible until the work is approved. */
const overOrApproved = {
  state: 'contract.over',
  states: { disputed: 'contract.disputed', payment_due: 'contract.work_approved' },
} as const

const answerToChange = {
  by: ['client', 'freelancer'],
  from: ['active'],
  refusals: {
    party: 'contract.not_for_you',
    ...overOrApproved,
    guards: { open_change: 'contract.no_change', open_change_of_other: 'contract.change_own' },
  },
} as const

export const contractMoves = {
  fund: {
    by: ['client'],
    from: ['active', 'payment_due'],
    refusals: {
      party: 'contract.not_client',
      state: 'contract.over',
      states: { disputed: 'contract.disputed' },
      guards: {
        no_card_dispute: 'contract.card_disputed',
        unfunded: 'contract.funded',
        due_or_not_suspended: 'contract.you_are_suspended',
        delivered_or_other_not_suspended: 'contract.freelancer_suspended',
      },
    },
  },
  complete: {
    by: ['client', 'clock'],
    from: ['active', 'payment_due'],
    to: 'completed',
    partOf: 'approve',
    refusals: {
      party: 'contract.not_client',
      state: 'contract.over',
      states: { disputed: 'contract.disputed' },
      guards: { no_card_dispute: 'contract.card_disputed', funded: 'contract.not_funded' },
    },
  },
  /** Approved but unpaid: the release follows the payment. */
  make_payment_due: {
    by: ['client', 'clock'],
    from: ['active'],
    to: 'payment_due',
    partOf: 'approve',
    refusals: {
      party: 'contract.not_client',
      state: 'contract.over',
      states: { disputed: 'contract.disputed' },
      guards: { no_card_dispute: 'contract.card_disputed' },
    },
  },
  offer_end: {
    by: ['client', 'freelancer'],
    from: ['active', 'payment_due'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrDisputed,
      guards: {
        no_card_dispute: 'contract.card_disputed',
        other_not_suspended: 'contract.other_suspended',
        no_open_offer: 'contract.offer_open',
        offers_left: 'contract.offers_used_up',
      },
    },
  },
  accept_end: answerToOffer,
  decline_end: answerToOffer,
  withdraw_end: {
    by: ['client', 'freelancer'],
    from: ['active', 'payment_due'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrDisputed,
      guards: { open_offer: 'contract.no_offer', own_open_offer: 'contract.offer_not_own' },
    },
  },
  end: {
    by: ['client', 'freelancer', 'operator'],
    from: ['active', 'payment_due'],
    to: 'cancelled',
    partOf: 'accept_end',
    refusals: {
      party: 'contract.not_for_you',
      ...overOrDisputed,
      guards: { no_card_dispute: 'contract.card_disputed' },
    },
  },
  open_dispute: {
    by: ['client', 'freelancer'],
    from: ['active', 'payment_due'],
    to: 'disputed',
    refusals: {
      party: 'contract.not_for_you',
      ...overOrDisputed,
      guards: {
        no_card_dispute: 'contract.card_disputed',
        something_held: 'contract.nothing_held',
        disputes_left: 'contract.disputes_used_up',
      },
    },
  },
  resume: {
    by: ['client', 'freelancer'],
    from: ['disputed'],
    to: 'active',
    partOf: 'withdraw',
    refusals: { party: 'contract.not_for_you', state: 'dispute.over' },
  },
  resume_payment_due: {
    by: ['client', 'freelancer'],
    from: ['disputed'],
    to: 'payment_due',
    partOf: 'withdraw',
    refusals: { party: 'contract.not_for_you', state: 'dispute.over' },
  },
  settle_dispute: {
    by: ['client', 'freelancer', 'operator'],
    from: ['disputed'],
    to: 'cancelled',
    partOf: 'decide',
    refusals: { party: 'contract.not_for_you', state: 'dispute.over' },
  },
  /** The other side is suspended: all held money goes back to the client. */
  end_alone: {
    by: ['client', 'freelancer'],
    from: ['active'],
    to: 'cancelled',
    refusals: {
      party: 'contract.not_for_you',
      state: 'contract.over',
      states: { disputed: 'contract.disputed', payment_due: 'contract.work_approved' },
      guards: {
        no_card_dispute: 'contract.card_disputed',
        other_suspended: 'contract.other_not_suspended',
        nothing_delivered: 'contract.work_delivered',
      },
    },
  },
  offer_change: {
    by: ['client', 'freelancer'],
    from: ['active'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrApproved,
      guards: {
        no_card_dispute: 'contract.card_disputed',
        other_not_suspended: 'contract.other_suspended',
        no_open_change: 'contract.change_open',
        changes_left: 'contract.changes_used_up',
      },
    },
  },
  accept_change: answerToChange,
  decline_change: answerToChange,
  withdraw_change: {
    by: ['client', 'freelancer'],
    from: ['active'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrApproved,
      guards: { open_change: 'contract.no_change', own_open_change: 'contract.change_not_own' },
    },
  },
  /** Any but the last one, which is released with the approval. */
  release_milestone: {
    by: ['client'],
    from: ['active'],
    refusals: {
      party: 'contract.not_client',
      ...overOrApproved,
      guards: {
        no_card_dispute: 'contract.card_disputed',
        has_milestones: 'contract.no_milestones',
        several_milestones_left: 'contract.last_milestone',
      },
    },
  },
} as const satisfies Record<string, Move<ContractStatus, ContractGuard>>

export type ContractMove = OfferedMove<typeof contractMoves>
