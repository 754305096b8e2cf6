import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { countOneProposal, lockProject } from '../project.queries.ts'
import { refusalToPropose } from '../project.rules.ts'

/**
 * Locks the project, refuses `freelancerId` where a proposal is not allowed, and counts the proposal that the caller
 * inserts next in the same transaction. Returns what the project offers and asks for at this moment.
 */
export async function openProjectForProposal(tx: Tx, projectId: string, freelancerId: string) {
  const project = await lockProject(tx, projectId)
  if (!project) throw new DomainError('project.not_found')
  const refusal = refusalToPropose(project, freelancerId)
  if (refusal) throw new DomainError(refusal)
  await countOneProposal(tx, projectId)
  return { priceCents: project.priceCents, requiredSkills: project.requiredSkills }
}
