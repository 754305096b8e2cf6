import { type ProposalView, proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { requireMove } from '../../platform/require-move.ts'
import { notify } from '../notifications/shared/notify.ts'
import { lockProject } from '../projects/shared/lock-project.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProjectIdOf, findProposal, lockProposal, setAccepted, setOthersDeclined } from './proposal.queries.ts'
import { proposalStanding } from './proposal.rules.ts'
import { noticeFacts } from './shared/notice-facts.ts'
import { tellDeclined } from './tell-declined.ts'

/**
 * Accepts one proposal: the project goes in progress and every other pending proposal is rejected. The project's row is
 * locked first, so of two acceptances at once the second finds the project taken.
 */
export function acceptProposal(
  deps: Deps,
  { proposalId, viewerId }: { proposalId: string; viewerId: string },
): Promise<ProposalView> {
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock()
    const projectId = await findProjectIdOf(tx, proposalId)
    if (!projectId) throw new DomainError('proposal.not_found')
    const project = await lockProject(tx, projectId)
    const proposal = await lockProposal(tx, proposalId)
    if (!proposal) throw new DomainError('proposal.not_found')
    const facts = { ...proposal, clientId: project.clientId, projectStatus: project.status }
    requireMove(proposalMoves.accept, proposalStanding(facts, viewerId))

    await moveProject(tx, 'accept_proposal', { project, viewerId, now })
    await setAccepted(tx, proposalId, now)
    const freelancerIds = await setOthersDeclined(tx, projectId, proposalId)
    const accepted = await findProposal(tx, proposalId)
    if (!accepted) throw new Error('an accepted proposal must be found')
    const notice = { kind: 'proposal.accepted', facts: noticeFacts(accepted, 'client'), event: proposalId } as const
    await notify(deps, tx, [{ ...notice, userId: accepted.freelancerId }])
    await tellDeclined(deps, tx, { accepted, freelancerIds })
    return presentProposal(accepted, viewerId)
  })
}
