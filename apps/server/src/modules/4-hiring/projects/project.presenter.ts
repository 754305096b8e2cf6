import {
  type ClientProjectView,
  categoryFallback,
  movesNow,
  type ProjectDetailView,
  type ProjectView,
  projectMoves,
  toDollars,
} from '@guildhall/contract'
import { truncatedFlag } from '../../../platform/database/truncated-text.ts'
import { presentAttachment } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { presentClientFigures } from '../../2-people/figures/shared/present-client-figures.ts'
import type { ClientProjectRow, ProjectRow } from './project.queries.ts'
import type { ProjectDetailRow } from './project-detail.queries.ts'
import { closingTimeOf } from './shared/idle.rules.ts'
import { projectMoveContext } from './shared/project-move-context.rules.ts'

export function presentProject(row: ProjectRow & { myProposalId?: string | null }, viewerId: string): ProjectView {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    ...truncatedFlag('description', row.descriptionTruncated),
    price: toDollars(row.priceCents),
    category: row.category ?? categoryFallback,
    image: row.image,
    requiredSkills: row.requiredSkills,
    deadline: row.deadlineAt.toISOString(),
    minimumLevel: row.minimumLevel,
    status: row.status,
    proposals: row.proposalCount,
    createdBy: row.clientId,
    createdAt: row.createdAt.toISOString(),
    ...(row.myProposalId ? { myProposalId: row.myProposalId } : {}),
    ...movesNow(projectMoves, projectMoveContext(row, viewerId, { hasProposed: Boolean(row.myProposalId) })),
  }
}

export function presentClientProject(row: ClientProjectRow): ClientProjectView {
  const { clientId, deliveryStatus, freelancerName, contractId, isHidden, isFreelancerSuspended } = row
  return {
    ...presentProject(row, clientId),
    ...{ deliveryStatus, freelancerName, contractId },
    ...(isHidden ? { isHidden } : {}),
    ...(isFreelancerSuspended ? { isFreelancerSuspended } : {}),
  }
}

export function presentProjectDetail(row: ProjectDetailRow, viewerId: string): ProjectDetailView {
  return {
    ...presentProject(row, viewerId),
    editedAt: row.editedAt?.toISOString() ?? null,
    closesAt: row.clientId === viewerId ? (closingTimeOf(row)?.toISOString() ?? null) : null,
    closedAt: row.closedAt?.toISOString() ?? null,
    client: { _id: row.clientId, name: row.clientName, figures: presentClientFigures(row) },
    attachments: row.attachments.map(presentAttachment),
    ...(row.isHidden ? { isHidden: true as const } : {}),
  }
}
