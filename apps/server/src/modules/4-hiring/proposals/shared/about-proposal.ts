import type { EventSubjects } from '@guildhall/contract'
import type { ProposalRow } from '../proposal.queries.ts'

/** For events. */
export function aboutProposal({
  id: proposalId,
  projectId,
  projectTitle,
  clientId,
  freelancerId,
}: Pick<ProposalRow, 'id' | 'projectId' | 'projectTitle' | 'clientId' | 'freelancerId'>): EventSubjects['proposal'] {
  return { proposalId, projectId, projectTitle, clientId, freelancerId }
}
