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

export function lockProjectOf(tx: Tx, proposalId: string): Promise<LockedProject | undefined> {
  return lockProjectRowOf(tx, proposalId)
}
