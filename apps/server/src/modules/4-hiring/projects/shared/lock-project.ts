import type { Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { type LockedProjectRow, lockProjectRow, lockProjectRowOf } from '../project.queries.ts'

export type LockedProject = LockedProjectRow

/** Lock it before its proposals: a different order can deadlock. Throws `project.not_found`. */
export async function lockProject(tx: Tx, projectId: string): Promise<LockedProject> {
  const project = await lockProjectRow(tx, projectId)
  if (!project) throw new DomainError('project.not_found')
  return project
}

/** As {@link lockProject}; to all but its client, a private project does not exist. */
export async function lockProjectFor(tx: Tx, projectId: string, viewerId: string): Promise<LockedProject> {
  const project = await lockProject(tx, projectId)
  if (project.isPrivate && project.clientId !== viewerId) throw new DomainError('project.not_found')
  return project
}

export function lockProjectOf(tx: Tx, proposalId: string): Promise<LockedProject | undefined> {
  return lockProjectRowOf(tx, proposalId)
}
