import type { DeliveryStatus } from './deliveries.constants.ts'
import type { Move, OfferedMove } from './move-table.ts'
import type { ProposalStatus } from './proposals.constants.ts'

// Read by the server's rules, `allowedMoves`, the API description and the screens. Projects, contracts and disputes
// have files of their own.

export type ProposalGuard =
  | 'project_not_closed'
  | 'project_active'
  | 'freelancer_not_suspended'
  | 'edits_left'
  | 'counter_left'
  | 'counter_to_answer'
  | 'client_or_counter_to_answer'
  | 'project_shown'

const decided = { state: 'proposal.already_decided', states: { withdrawn: 'proposal.withdrawn' } } as const

const answerToCounter = { by: ['client', 'freelancer'], from: ['pending'] } as const

export const proposalMoves = {
  accept: {
    by: ['client'],
    from: ['pending'],
    to: 'accepted',
    refusals: {
      party: 'project.not_yours',
      ...decided,
      guards: {
        project_not_closed: 'project.closed',
        project_active: 'proposal.already_decided',
        freelancer_not_suspended: 'proposal.freelancer_suspended',
        project_shown: 'proposal.project_hidden',
      },
    },
  },
  decline: {
    by: ['client'],
    from: ['pending'],
    to: 'rejected',
    partOf: 'accept',
    refusals: { party: 'project.not_yours', ...decided },
  },
  edit: {
    by: ['freelancer'],
    from: ['pending'],
    refusals: {
      party: 'proposal.not_sender',
      ...decided,
      guards: {
        project_active: 'proposal.project_closed',
        project_shown: 'proposal.project_hidden',
        edits_left: 'proposal.edits_used_up',
      },
    },
  },
  withdraw: {
    by: ['freelancer'],
    from: ['pending'],
    to: 'withdrawn',
    refusals: { party: 'proposal.not_sender', ...decided },
  },
  /** Keeps its place in lists: withdrawing and sending again does not move it up. */
  send_again: {
    by: ['freelancer'],
    from: ['withdrawn'],
    to: 'pending',
    refusals: {
      party: 'proposal.not_sender',
      state: 'proposal.not_withdrawn',
      guards: {
        project_active: 'proposal.project_closed',
        edits_left: 'proposal.edits_used_up',
        project_shown: 'proposal.project_hidden',
      },
    },
  },
  counter: {
    by: ['client', 'freelancer'],
    from: ['pending'],
    refusals: {
      party: 'proposal.not_for_you',
      ...decided,
      guards: {
        project_active: 'proposal.project_closed',
        freelancer_not_suspended: 'proposal.freelancer_suspended',
        project_shown: 'proposal.project_hidden',
        counter_left: 'proposal.counter_used_up',
        client_or_counter_to_answer: 'proposal.no_counter',
      },
    },
  },
  accept_counter: {
    ...answerToCounter,
    refusals: {
      party: 'proposal.not_for_you',
      ...decided,
      guards: {
        project_active: 'proposal.project_closed',
        project_shown: 'proposal.project_hidden',
        counter_to_answer: 'proposal.no_counter',
      },
    },
  },
  /** Also while the project is hidden: it agrees to nothing. */
  decline_counter: {
    ...answerToCounter,
    refusals: {
      party: 'proposal.not_for_you',
      ...decided,
      guards: { project_active: 'proposal.project_closed', counter_to_answer: 'proposal.no_counter' },
    },
  },
} as const satisfies Record<string, Move<ProposalStatus, ProposalGuard>>

/** Deliveries do not exist before acceptance or after cancellation, and rest during a dispute. */
export type DeliveryState = DeliveryStatus | 'not_accepted' | 'cancelled' | 'disputed'
export type DeliveryGuard = 'versions_left' | 'no_card_dispute'

const closedDelivery = {
  not_accepted: 'delivery.not_accepted',
  approved: 'delivery.approved',
  cancelled: 'contract.over',
  disputed: 'contract.disputed',
} as const

export const deliveryMoves = {
  upload: {
    by: ['freelancer'],
    from: ['not_submitted', 'rejected'],
    to: 'submitted',
    refusals: {
      party: 'delivery.not_freelancer',
      state: 'delivery.under_review',
      states: closedDelivery,
      guards: { no_card_dispute: 'contract.card_disputed' },
    },
  },
  approve: {
    by: ['client', 'clock'],
    from: ['submitted'],
    to: 'approved',
    refusals: {
      party: 'delivery.not_client',
      state: 'delivery.not_submitted',
      states: closedDelivery,
      guards: { no_card_dispute: 'contract.card_disputed' },
    },
  },
  request_changes: {
    by: ['client'],
    from: ['submitted'],
    to: 'rejected',
    refusals: {
      party: 'delivery.not_client',
      state: 'delivery.not_submitted',
      states: closedDelivery,
      guards: { no_card_dispute: 'contract.card_disputed', versions_left: 'delivery.last_version' },
    },
  },
} as const satisfies Record<string, Move<DeliveryState, DeliveryGuard>>

export type DeliveryMove = OfferedMove<typeof deliveryMoves>
