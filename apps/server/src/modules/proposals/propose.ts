import { type ProposalInput, toCents } from '@guildhall/contract'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { openProjectForProposal } from '../projects/shared/open-project-for-proposal.ts'
import { findProposal, insertProposal, type ProposalRow } from './proposal.queries.ts'

/**
 * Sends a proposal in the caller's own name. One per freelancer and project, whatever the concurrency, and none on a
 * project that is closed or one's own. What a proposal leaves out is taken from the project as it is now and kept, so that
 * a later edit of the project changes no offer.
 */
export function propose(
  { database: { db } }: Deps,
  { viewerId, ...input }: ProposalInput & { viewerId: string },
): Promise<ProposalRow> {
  if (input.freelancerId !== viewerId) throw new DomainError('proposal.not_yours')
  if (!z.uuid().safeParse(input.projectId).success) throw new DomainError('project.not_found')
  return db.transaction(async (tx) => {
    const project = await openProjectForProposal(tx, input.projectId, viewerId)
    const id = await insertProposal(tx, {
      projectId: input.projectId,
      freelancerId: viewerId,
      message: input.message,
      bidCents: input.bidAmount == null ? project.priceCents : toCents(input.bidAmount),
      atBudget: input.bidAmount == null,
      deliveryDays: input.deliveryTime ?? null,
      skills: input.skills && input.skills.length > 0 ? input.skills : project.requiredSkills,
    })
    if (!id) throw new DomainError('proposal.already_sent')
    const proposal = await findProposal(tx, id)
    if (!proposal) throw new Error('an inserted proposal must be found')
    return proposal
  })
}
