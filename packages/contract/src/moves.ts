import type { ContractStatus } from './contracts.constants.ts'
import type { DeliveryStatus } from './deliveries.constants.ts'
import type { DisputeStatus } from './disputes.constants.ts'
import type { Move, OfferedMove } from './move-table.ts'
import type { ProposalStatus } from './proposals.constants.ts'

// The moves of proposals, deliveries, contracts and disputes: by whom, from where, to where, and each refusal. Read by the
// server's rules, `allowedMoves`, the description of the API and the screens. Those of projects are in project-moves.ts.

export type ProposalGuard =
  | 'project_not_closed'
  | 'project_active'
  | 'freelancer_not_suspended'
  | 'edits_left'
  | 'counter_left'
  | 'counter_to_answer'
  | 'client_or_counter_to_answer'

const decided = { state: 'proposal.already_decided', states: { withdrawn: 'proposal.withdrawn' } } as const

const answerToCounter = {
  by: ['client', 'freelancer'],
  from: ['pending'],
  refusals: {
    party: 'proposal.not_for_you',
    ...decided,
    guards: { project_active: 'proposal.project_closed', counter_to_answer: 'proposal.no_counter' },
  },
} as const

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
      guards: { project_active: 'proposal.project_closed', edits_left: 'proposal.edits_used_up' },
    },
  },
  withdraw: {
    by: ['freelancer'],
    from: ['pending'],
    to: 'withdrawn',
    refusals: { party: 'proposal.not_sender', ...decided },
  },
  /** It keeps its place among the others, so that withdrawing moves nobody up. */
  send_again: {
    by: ['freelancer'],
    from: ['withdrawn'],
    to: 'pending',
    refusals: {
      party: 'proposal.not_sender',
      state: 'proposal.not_withdrawn',
      guards: { project_active: 'proposal.project_closed', edits_left: 'proposal.edits_used_up' },
    },
  },
  /** The client begins. The freelancer can answer with a counter-offer of their own. */
  counter: {
    by: ['client', 'freelancer'],
    from: ['pending'],
    refusals: {
      party: 'proposal.not_for_you',
      ...decided,
      guards: {
        project_active: 'proposal.project_closed',
        freelancer_not_suspended: 'proposal.freelancer_suspended',
        counter_left: 'proposal.counter_used_up',
        client_or_counter_to_answer: 'proposal.no_counter',
      },
    },
  },
  accept_counter: answerToCounter,
  decline_counter: answerToCounter,
} as const satisfies Record<string, Move<ProposalStatus, ProposalGuard>>

/** There is no delivery before acceptance, none after the contract was cancelled, and it rests while the contract is in dispute. */
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
  | 'nothing_delivered'
  | 'no_open_change'
  | 'changes_left'
  | 'open_change'
  | 'open_change_of_other'
  | 'own_open_change'
  | 'has_milestones'
  | 'several_milestones_left'

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

/** What was agreed can be changed, and paid in part, until the work is approved. */
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
      guards: { no_card_dispute: 'contract.card_disputed', unfunded: 'contract.funded' },
    },
  },
  /** The work is approved and the money is there: it is released. */
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
  /** The work is approved and not paid for: the release follows the payment. */
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
  /** What is held is split between the two. */
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
  /** What is held is set aside until the two agree or an operator decides. */
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
  /** The dispute was withdrawn: the contract goes on where it was. */
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
  /** The two agree on a split, or an operator decides. */
  settle_dispute: {
    by: ['client', 'freelancer', 'operator'],
    from: ['disputed'],
    to: 'cancelled',
    partOf: 'decide',
    refusals: { party: 'contract.not_for_you', state: 'dispute.over' },
  },
  /** The account of the other side is suspended: all that is held goes back to the client. */
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
  /** One milestone of several that are left. The last of them is released with the approval. */
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

export type DisputeGuard =
  | 'in_time'
  | 'claims_left'
  | 'operator_not_asked'
  | 'opener'
  | 'nothing_paid'
  | 'not_party_to_it'

const overOrWaiting = { state: 'dispute.over', states: { waiting: 'dispute.with_operator' } } as const

export const disputeMoves = {
  /** States the split that one side thinks right. What both agree on is paid out. */
  claim: {
    by: ['client', 'freelancer'],
    from: ['open'],
    refusals: {
      party: 'contract.not_for_you',
      ...overOrWaiting,
      guards: { in_time: 'dispute.with_operator', claims_left: 'dispute.claims_used_up' },
    },
  },
  /** Both splits are the same. */
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
  /** The time to agree is over, or both have asked for an operator. */
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

export type ContractMove = OfferedMove<typeof contractMoves>
export type DisputeMove = OfferedMove<typeof disputeMoves>
export type DeliveryMove = OfferedMove<typeof deliveryMoves>
