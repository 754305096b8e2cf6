import { type ProposalInput, type ProposalView, projectMoves } from '@guildhall/contract'
import { z } from 'zod'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { isHidden } from '../../2-people/restrictions/shared/is-hidden.ts'
import { isSuspended } from '../../2-people/restrictions/shared/is-suspended.ts'
import { answerInvitation } from '../invitations/shared/follow-project.ts'
import { lockProjectFor } from '../projects/shared/lock-project.ts'
import { projectMoveContext } from '../projects/shared/project-move-context.rules.ts'
import { presentProposal } from './proposal.presenter.ts'
import { findProposal, findProposingFacts } from './proposal.queries.ts'
import { setAttachments } from './proposal-file.queries.ts'
import { proposalTerms } from './proposal-terms.rules.ts'
import { insertCountedProposal } from './proposal-writes.queries.ts'
import { aboutProposal } from './shared/about-proposal.ts'

/** Copies missing values from the project, so that later edits do not change the offer. */
export function propose(
  deps: OnceDeps,
  { viewerId, ...input }: ProposalInput & { viewerId: string },
): Promise<ProposalView> {
  if (input.freelancerId !== viewerId) throw new DomainError('proposal.not_yours')
  if (!z.uuid().safeParse(input.projectId).success) throw new DomainError('project.not_found')
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock()
    const project = await lockProjectFor(tx, input.projectId, viewerId)
    // It is not shown to others either.
    if (await isSuspended(tx, project.clientId)) throw new DomainError('project.not_found')
    if (await isHidden(tx, 'project', project.id)) throw new DomainError('project.hidden')
    const people = { clientId: project.clientId, freelancerId: viewerId }
    const { hasProposed, isBlocked } = await findProposingFacts(tx, { projectId: project.id, ...people })
    requireMove(projectMoves.propose, projectMoveContext(project, viewerId, { hasProposed }))
    if (isBlocked) throw new DomainError('proposal.blocked')
    const id = await insertCountedProposal(tx, {
      projectId: project.id,
      freelancerId: viewerId,
      ...proposalTerms(input, project),
    })
    await answerInvitation(tx, { projectId: project.id, freelancerId: viewerId, now })
    const ids = input.attachments ?? []
    const found = ids.length > 0 ? await setAttachments(tx, { proposalId: id, ownerId: viewerId, ids }) : 0
    if (found < ids.length) throw new DomainError('proposal.file_not_found')
    const proposal = await findProposal(tx, id)
    assertRow(proposal, 'an inserted proposal')
    await deps.events.record(tx, now, { kind: 'proposal.sent', actorId: viewerId, about: aboutProposal(proposal) })
    return presentProposal(proposal, viewerId)
  })
}
