import type { EventSubjects } from '@guildhall/contract'
import type { InvitationRow } from './invitation.queries.ts'

/** For events. */
export function aboutInvitation({
  id: invitationId,
  projectId,
  projectTitle,
  clientId,
  freelancerId,
}: InvitationRow): EventSubjects['invitation'] {
  return { invitationId, projectId, projectTitle, clientId, freelancerId }
}
