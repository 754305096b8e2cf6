import { type ProposalView, proposalMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { openContract } from '../contracts/shared/open-contract.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import { notify } from '../notifications/shared/notify.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { lockForMove, type ProposalRequest, requireVersion } from './lock-for-move.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal } from './proposal.queries.ts'
import { endCountersOf } from './proposal-counter.queries.ts'
import { setAccepted, setOthersDeclined } from './proposal-writes.queries.ts'
import { noticeFacts } from './shared/notice-facts.ts'
import { tellDeclined } from './tell-declined.ts'

/**
 * Locks the project first, so the second of two concurrent acceptances is refused. With `version`, only what the client
 * read is accepted; the specification sends none.
 */
export function acceptProposal(
  deps: Deps,
  { proposalId, viewerId, version }: ProposalRequest & { version?: number | undefined },
): Promise<ProposalView> {
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock()
    const { project, proposal } = await lockForMove(tx, proposalMoves.accept, { proposalId, viewerId })
    requireVersion(proposal, version)
    const projectId = project.id

    await moveProject(tx, 'accept_proposal', { project, actorId: viewerId, now })
    await setAccepted(tx, proposalId, now)
    const declined = await setOthersDeclined(tx, projectId, proposalId)
    await endCountersOf(tx, projectId, now)
    const accepted = await findProposal(tx, proposalId)
    if (!accepted) throw new Error('an accepted proposal must be found')
    const contractId = await openContract(deps, tx, {
      proposalId,
      projectId,
      clientId: project.clientId,
      freelancerId: accepted.freelancerId,
      title: project.title,
      criteria: project.description,
      requiredSkills: project.requiredSkills,
      amountCents: accepted.bidCents,
      deliveryDays: accepted.deliveryDays,
      milestones: accepted.milestones,
      at: now,
    })
    const about = { projectId, projectTitle: accepted.projectTitle }
    await recordEvents(deps, tx, {
      actorId: viewerId,
      events: [
        { otherId: accepted.freelancerId, event: { kind: 'proposal.accepted', proposalId, ...about } },
        ...declined.map((other) => ({
          otherId: other.freelancerId,
          event: { kind: 'proposal.not_selected' as const, proposalId: other.proposalId, ...about },
        })),
      ],
    })
    const notice = { kind: 'proposal.accepted', facts: noticeFacts(accepted, 'client'), event: proposalId } as const
    await notify(deps, tx, [{ ...notice, userId: accepted.freelancerId }])
    await tellDeclined(deps, tx, { accepted, freelancerIds: declined.map(({ freelancerId }) => freelancerId) })
    publishChanged(deps.live, tx, [viewerId, accepted.freelancerId], { part: 'proposal', projectId, proposalId })
    return presentProposal({ ...accepted, contractId, contractStatus: 'active' }, viewerId)
  })
}
