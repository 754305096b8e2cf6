import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { presentProjectDetail } from './project.presenter.ts'
import { findProjectDetail } from './project.queries.ts'

/** The project as `viewerId` sees it; empty for a visitor. Throws `project.not_found`. */
export async function getProject(db: Db, projectId: string, viewerId: string) {
  const project = await findProjectDetail(db, projectId, viewerId)
  if (!project) throw new DomainError('project.not_found')
  return presentProjectDetail(project, viewerId)
}
