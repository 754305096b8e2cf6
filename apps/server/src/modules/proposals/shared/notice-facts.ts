import type { NotificationFacts } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { findProposal, type ProposalRow } from '../proposal.queries.ts'

type NamedProposal = Pick<
  ProposalRow,
  'id' | 'projectId' | 'projectTitle' | 'clientId' | 'clientName' | 'freelancerId' | 'freelancerName'
>

export function noticeFacts(proposal: NamedProposal, actor: 'client' | 'freelancer'): NotificationFacts {
  const { id: proposalId, projectId, projectTitle } = proposal
  const [actorId, actorName] =
    actor === 'client' ? [proposal.clientId, proposal.clientName] : [proposal.freelancerId, proposal.freelancerName]
  return { proposalId, projectId, projectTitle, actorId, actorName }
}

export async function getNoticeFacts(db: Db | Tx, proposalId: string, actor: 'client' | 'freelancer') {
  const proposal = await findProposal(db, proposalId)
  if (!proposal) throw new Error(`there is no proposal ${proposalId}`)
  const { clientId, freelancerId } = proposal
  return { clientId, freelancerId, facts: noticeFacts(proposal, actor) }
}
