import type { ProposalView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { refusalToRead } from '../deliveries/shared/delivery.rules.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal } from './proposal.queries.ts'

/** One proposal with its whole message, for the project's client and the freelancer who sent it. */
export async function getProposal(
  db: Db,
  { proposalId, viewerId }: { proposalId: string; viewerId: string },
): Promise<ProposalView> {
  const proposal = await findProposal(db, proposalId)
  if (!proposal) throw new DomainError('proposal.not_found')
  const refusal = refusalToRead(proposal, viewerId)
  if (refusal) throw new DomainError(refusal)
  return presentProposal(proposal, viewerId)
}
