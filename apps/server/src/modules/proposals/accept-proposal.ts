import { type ProposalView, proposalMoves } from '@guildhall/contract'
import { openContract } from '../contracts/shared/open-contract.ts'
import type { OnceDeps } from '../idempotency/shared/answer-once.ts'
import { moveProject } from '../projects/shared/move-project.ts'
import { lockForMove, type ProposalRequest, requireVersion } from './lock-for-move.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal } from './proposal.queries.ts'
import { endCountersOf } from './proposal-counter.queries.ts'
import { setAccepted, setOthersDeclined } from './proposal-writes.queries.ts'
import { aboutProposal } from './shared/about-proposal.ts'

/**
 * Locks the project first, so the second of two concurrent acceptances is refused. With `version`, only what the client
 * read is accepted; the specification sends none.
 */
export function acceptProposal(
  deps: OnceDeps,
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
    const about = aboutProposal(accepted)
    const facts = { declined: declined.length }
    await deps.events.record(
      tx,
      now,
      {
        kind: 'proposal.accepted',
        actorId: viewerId,
        about: { ...about, contractId },
        facts: { ...facts, cents: accepted.bidCents },
      },
      ...declined.map((other) => ({
        kind: 'proposal.not_selected' as const,
        actorId: viewerId,
        about: { ...about, ...other },
        facts,
      })),
    )
    return presentProposal({ ...accepted, contractId, contractStatus: 'active' }, viewerId)
  })
}
