import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { startProject } from '../projects/shared/start-project.ts'
import {
  findProjectIdOf,
  findProposal,
  lockProposal,
  type ProposalRow,
  setAccepted,
  setOthersRejected,
} from './proposal.queries.ts'
import { refusalToAcceptProposal } from './proposal.rules.ts'

/**
 * Accepts one proposal: the project goes in progress and every other pending proposal is rejected. The project's row is
 * locked first, so of two acceptances at once the second finds the project taken.
 */
export function acceptProposal(
  { database: { db }, clock }: Deps,
  { proposalId, clientId }: { proposalId: string; clientId: string },
): Promise<ProposalRow> {
  return db.transaction(async (tx) => {
    const now = clock()
    const projectId = await findProjectIdOf(tx, proposalId)
    if (!projectId) throw new DomainError('proposal.not_found')
    await startProject(tx, projectId, clientId, now)
    const locked = await lockProposal(tx, proposalId)
    if (!locked) throw new DomainError('proposal.not_found')
    const refusal = refusalToAcceptProposal(locked.status)
    if (refusal) throw new DomainError(refusal)

    await setAccepted(tx, proposalId, now)
    await setOthersRejected(tx, projectId, proposalId)
    const accepted = await findProposal(tx, proposalId)
    if (!accepted) throw new Error('an accepted proposal must be found')
    return accepted
  })
}
