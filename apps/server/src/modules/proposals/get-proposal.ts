import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findProposal, type ProposalRow } from './proposal.queries.ts'

/** One proposal with its whole message, for the project's client and the freelancer who sent it. */
export async function getProposal(
  db: Db,
  { proposalId, viewerId }: { proposalId: string; viewerId: string },
): Promise<ProposalRow> {
  const proposal = await findProposal(db, proposalId)
  if (!proposal) throw new DomainError('proposal.not_found')
  if (viewerId !== proposal.clientId && viewerId !== proposal.freelancerId) {
    throw new DomainError('proposal.not_for_you')
  }
  return proposal
}
