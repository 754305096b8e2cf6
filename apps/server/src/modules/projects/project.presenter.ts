import {
  type ClientProjectView,
  categoryFallback,
  type ProjectDetailView,
  type ProjectView,
  toDollars,
} from '@guildhall/contract'
import { truncatedFlag } from '../../platform/database/truncated-text.ts'
import type { ClientProjectRow, ProjectDetailRow, ProjectRow } from './project.queries.ts'
import { allowedProjectMoves } from './project.rules.ts'

/** A row as the wire shows it; `myProposalId` where the viewer has proposed. */
export function presentProject(row: ProjectRow & { myProposalId?: string | null }): ProjectView {
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
  }
}

/** A project in the list of its client. */
export function presentClientProject(row: ClientProjectRow): ClientProjectView {
  const { deliveryStatus, freelancerName } = row
  return { ...presentProject(row), deliveryStatus, freelancerName }
}

export function presentProjectDetail(row: ProjectDetailRow, viewerId: string): ProjectDetailView {
  return {
    ...presentProject(row),
    editedAt: row.editedAt?.toISOString() ?? null,
    client: { _id: row.clientId, name: row.clientName },
    allowedMoves: allowedProjectMoves(row, viewerId, row.myProposalId !== null),
  }
}
