import {
  deliveryMoves,
  type MovesView,
  movesNow,
  type ProjectStatus,
  type ProposalGuard,
  type ProposalStatus,
  type ProposalView,
  proposalMoves,
  type Standing,
} from '@guildhall/contract'
import { type DeliveryFacts, deliveryStanding, partyTo } from '../deliveries/shared/delivery.rules.ts'

export type ProposalFacts = {
  clientId: string
  freelancerId: string
  status: ProposalStatus
  projectStatus: ProjectStatus
  freelancerSuspended: boolean
}

export function proposalStanding(proposal: ProposalFacts, viewerId: string): Standing<ProposalStatus, ProposalGuard> {
  return {
    party: partyTo(proposal, viewerId),
    state: proposal.status,
    holds: {
      project_active: proposal.projectStatus === 'active',
      freelancer_not_suspended: !proposal.freelancerSuspended,
    },
  }
}

export function proposalMovesNow(
  proposal: ProposalFacts & DeliveryFacts,
  viewerId: string,
): MovesView<ProposalView['allowedMoves'][number]> {
  const own = movesNow(proposalMoves, proposalStanding(proposal, viewerId))
  const delivery = movesNow(deliveryMoves, deliveryStanding(proposal, viewerId))
  return {
    allowedMoves: [...own.allowedMoves, ...delivery.allowedMoves],
    refusals: { ...own.refusals, ...delivery.refusals },
  }
}
