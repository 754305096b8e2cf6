import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { findClientFigures } from '../reviews/shared/person-figures.ts'
import { presentProjectDetail } from './project.presenter.ts'
import { findProjectDetail } from './project.queries.ts'

export async function getProject(db: Db, projectId: string, viewerId: string) {
  const project = await findProjectDetail(db, projectId, viewerId)
  if (!project) throw new DomainError('project.not_found')
  const isParty = project.clientId === viewerId || project.myProposalId !== null
  if (project.isHidden && !isParty) throw new DomainError('project.hidden')
  const figures = await findClientFigures(db, [project.clientId])
  return presentProjectDetail(project, viewerId, figures(project.clientId))
}
