import {
  type CounterStatus,
  deliveryMoves,
  type MoveContext,
  type MovesView,
  movesNow,
  type ProjectStatus,
  type ProposalGuard,
  type ProposalStatus,
  type ProposalView,
  proposalEditsMaximum,
  proposalMoves,
} from '@guildhall/contract'
import { type DeliveryFacts, deliveryMoveContext } from './shared/delivery.rules.ts'
import { partyTo } from './shared/party.rules.ts'

export type ProposalFacts = {
  clientId: string
  freelancerId: string
  status: ProposalStatus
  projectStatus: ProjectStatus
  freelancerSuspended: boolean
  projectHidden: boolean
  version: number
  counters: readonly { by: 'client' | 'freelancer'; status: CounterStatus }[]
}

export function proposalMoveContext(
  proposal: ProposalFacts,
  viewerId: string,
): MoveContext<ProposalStatus, ProposalGuard> {
  const { counters } = proposal
  const party = partyTo(proposal, viewerId)
  const canAnswer = counters.some(({ by, status }) => by !== party && status === 'open')
  return {
    party,
    state: proposal.status,
    guards: {
      project_not_closed: proposal.projectStatus !== 'closed',
      project_active: proposal.projectStatus === 'active',
      freelancer_not_suspended: !proposal.freelancerSuspended,
      edits_left: proposal.version <= proposalEditsMaximum,
      counter_left: counters.every(({ by }) => by !== party),
      counter_to_answer: canAnswer,
      client_or_counter_to_answer: party === 'client' || canAnswer,
      project_shown: !proposal.projectHidden,
    },
  }
}

/** Of a withdrawn proposal, the files are its freelancer's alone. */
export function mayReadFiles(proposal: Pick<ProposalFacts, 'status' | 'freelancerId'>, viewerId: string): boolean {
  return proposal.status !== 'withdrawn' || proposal.freelancerId === viewerId
}

export function proposalMovesNow(
  proposal: ProposalFacts & DeliveryFacts,
  viewerId: string,
): MovesView<ProposalView['allowedMoves'][number]> {
  const own = movesNow(proposalMoves, proposalMoveContext(proposal, viewerId))
  const delivery = movesNow(deliveryMoves, deliveryMoveContext(proposal, viewerId))
  return {
    allowedMoves: [...own.allowedMoves, ...delivery.allowedMoves],
    refusals: { ...own.refusals, ...delivery.refusals },
  }
}
