import type { Tx } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { countOneProposal, lockProject } from './project.queries.ts'
import { refusalToPropose } from './project.rules.ts'

/**
 * Locks the project, refuses `freelancerId` where a proposal is not allowed, and counts the proposal that the caller
 * inserts next in the same transaction.
 */
export async function openProjectForProposal(tx: Tx, projectId: string, freelancerId: string) {
  const project = await lockProject(tx, projectId)
  if (!project) throw new DomainError('project.not_found')
  const refusal = refusalToPropose(project, freelancerId)
  if (refusal) throw new DomainError(refusal)
  await countOneProposal(tx, projectId)
}
