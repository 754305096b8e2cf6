import type { Move, ProposalGuard, ProposalStatus } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { lockProject } from '../projects/shared/lock-project.ts'
import { findProjectIdOf } from './proposal.queries.ts'
import { proposalMoveContext } from './proposal.rules.ts'
import { lockProposal } from './proposal-writes.queries.ts'

export type ProposalRequest = { proposalId: string; viewerId: string }

/** Locks a proposal and, before it, its project. Throws unless the viewer can make the move. */
export async function lockForMove(
  tx: Tx,
  move: Move<ProposalStatus, ProposalGuard>,
  { proposalId, viewerId }: ProposalRequest,
) {
  const projectId = await findProjectIdOf(tx, proposalId)
  if (!projectId) throw new DomainError('proposal.not_found')
  const project = await lockProject(tx, projectId)
  const proposal = await lockProposal(tx, proposalId)
  if (!proposal) throw new DomainError('proposal.not_found')
  const moveContext = proposalMoveContext(proposal, viewerId)
  requireMove(move, moveContext)
  return { project, proposal, party: moveContext.party }
}

/** Throws if the proposal has changed since that version. Without a version, anything goes. */
export function requireVersion(proposal: { version: number }, version: number | undefined) {
  if (version !== undefined && version !== proposal.version) throw new DomainError('proposal.changed')
}
