import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockProject, setProjectStatus } from '../project.queries.ts'
import { refusalToAccept } from '../project.rules.ts'

/** Locks the client's active project and puts it in progress: the first half of accepting a proposal. */
export async function startProject(tx: Tx, projectId: string, clientId: string, now: Date) {
  const project = await lockProject(tx, projectId)
  if (!project) throw new DomainError('project.not_found')
  const refusal = refusalToAccept(project, clientId)
  if (refusal) throw new DomainError(refusal)
  await setProjectStatus(tx, projectId, 'in_progress', now)
}
