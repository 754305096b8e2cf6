import type { Tx } from '../../../platform/database/database.ts'
import { setAnswered, setClosed } from '../invitation.queries.ts'

/** A proposal answers the freelancer's invitation to the project, if there is one. The project must be locked. */
export function answerInvitation(
  tx: Tx,
  { projectId, freelancerId, now }: { projectId: string; freelancerId: string; now: Date },
): Promise<void> {
  return setAnswered(tx, projectId, freelancerId, now)
}

/** Withdraws the open invitations of a project that is no longer open. The project must be locked. */
export async function closeInvitations(tx: Tx, projectId: string, now: Date): Promise<void> {
  await setClosed(tx, projectId, now)
}
