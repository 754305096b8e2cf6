import type { ProposalView } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { aboutProposal } from '../../4-hiring/proposals/shared/about-proposal.ts'
import {
  type Acceptance,
  decideAcceptance,
  presentAccepted,
} from '../../4-hiring/proposals/shared/decide-acceptance.ts'
import { openContract } from './shared/open-contract.ts'

/** Makes the contract of a proposal that its client accepts. What follows is in `proposal.effects.ts`. */
export function acceptProposal(deps: OnceDeps, acceptance: Acceptance): Promise<ProposalView> {
  const { proposalId, viewerId } = acceptance
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock()
    const { project, accepted, declined } = await decideAcceptance(tx, { ...acceptance, now })
    const contractId = await openContract(deps, tx, {
      proposalId,
      projectId: project.id,
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
    return presentAccepted(accepted, { contractId, contractStatus: 'active' }, viewerId)
  })
}
