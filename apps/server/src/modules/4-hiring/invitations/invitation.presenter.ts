import { type InvitationView, invitationMoves, movesNow, toDollars } from '@guildhall/contract'
import type { InvitationRow } from './invitation.queries.ts'
import { invitationMoveContext } from './invitation.rules.ts'

export function presentInvitation(row: InvitationRow, viewerId: string): InvitationView {
  return {
    _id: row.id,
    project: {
      _id: row.projectId,
      title: row.projectTitle,
      price: toDollars(row.priceCents),
      deadline: row.deadlineAt.toISOString(),
      status: row.projectStatus,
    },
    client: { _id: row.clientId, name: row.clientName, title: row.clientTitle, profileImage: row.clientPicture },
    freelancer: {
      _id: row.freelancerId,
      name: row.freelancerName,
      title: row.freelancerTitle,
      profileImage: row.freelancerPicture,
    },
    message: row.message,
    status: row.status,
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    proposalId: row.proposalId,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    ...movesNow(invitationMoves, invitationMoveContext(row, viewerId)),
  }
}
