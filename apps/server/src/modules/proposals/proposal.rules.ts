import type { DeliveryStatus, ProjectStatus, ProposalMove, ProposalStatus } from '@guildhall/contract'
import { allowedDeliveryMoves } from '../deliveries/shared/delivery.rules.ts'

export type ProposalFacts = {
  freelancerId: string
  clientId: string
  status: ProposalStatus
  deliveryStatus: DeliveryStatus
  projectStatus: ProjectStatus
}

/** Why a proposal in `status` may not be accepted, or null. That the project is still open is the project's to say. */
export function refusalToAcceptProposal(status: ProposalStatus) {
  return status === 'pending' ? null : 'proposal.already_decided'
}

/** What `viewerId` may do with the proposal now. */
export function allowedProposalMoves(proposal: ProposalFacts, viewerId: string): ProposalMove[] {
  const mayAccept =
    viewerId === proposal.clientId &&
    proposal.projectStatus === 'active' &&
    refusalToAcceptProposal(proposal.status) === null
  return [...(mayAccept ? (['accept'] as const) : []), ...allowedDeliveryMoves(proposal, viewerId)]
}
