import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { findProjectDetail } from '../project-detail.queries.ts'

export async function getProjectForClient(db: Db, projectId: string, clientId: string) {
  const project = await findProjectDetail(db, projectId, clientId)
  if (!project) throw new DomainError('project.not_found')
  if (project.clientId !== clientId) throw new DomainError('project.not_yours')
  return project
}
