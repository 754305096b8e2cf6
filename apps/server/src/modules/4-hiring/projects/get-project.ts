import type { ProjectDetailView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentProjectDetail } from './project.presenter.ts'
import { findProjectDetail } from './project-detail.queries.ts'

export async function getProject(db: Db, projectId: string, viewerId: string): Promise<ProjectDetailView> {
  return presentProjectDetail(await requireReadable(db, projectId, viewerId), viewerId)
}

export async function requireReadable(db: Db, projectId: string, viewerId: string) {
  const project = await findProjectDetail(db, projectId, viewerId)
  if (!project) throw new DomainError('project.not_found')
  const isParty = project.clientId === viewerId || project.myProposalId !== null
  if (project.isHidden && !isParty) throw new DomainError('project.hidden')
  return project
}
