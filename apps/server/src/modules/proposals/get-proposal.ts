import type { ProposalView } from '@guildhall/contract'
import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { refusalToRead } from '../deliveries/shared/delivery.rules.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal } from './proposal.queries.ts'

/** A proposal with its full message, for its client and freelancer. */
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
