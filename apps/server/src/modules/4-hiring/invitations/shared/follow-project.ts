import type { Tx } from '../../../../platform/database/database.ts'
import { setAnswered, setClosed } from '../invitation.queries.ts'

/** Marks the freelancer's invitation as answered, if there is one. Lock the project first. */
export function answerInvitation(
  tx: Tx,
  { projectId, freelancerId, now }: { projectId: string; freelancerId: string; now: Date },
): Promise<void> {
  return setAnswered(tx, projectId, freelancerId, now)
}

export async function closeInvitations(tx: Tx, projectId: string, now: Date): Promise<void> {
  await setClosed(tx, projectId, now)
}
