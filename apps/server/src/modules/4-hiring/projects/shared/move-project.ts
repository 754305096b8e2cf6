import { projectMoves } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { requireMove } from '../../../../platform/require-move.ts'
import { closeInvitations } from '../../invitations/shared/follow-project.ts'
import { setProjectStatus } from '../project.queries.ts'
import type { LockedProject } from './lock-project.ts'
import { projectMoveContext, projectMoveContextAs } from './project-move-context.rules.ts'

/** Throws the refusal. Lock the project first. `actorId` is null for the clock and for operators. */
export async function moveProject(
  tx: Tx,
  move: 'accept_proposal' | 'complete' | 'cancel' | 'close' | 'reopen',
  { project, actorId, now }: { project: LockedProject; actorId: string | null; now: Date },
) {
  const rule = projectMoves[move]
  const moveContext = actorId
    ? projectMoveContext(project, actorId)
    : projectMoveContextAs(move === 'cancel' ? 'operator' : 'clock', project)
  requireMove(rule, moveContext)
  await setProjectStatus(tx, project.id, rule.to, now)
  if (project.status === 'active') await closeInvitations(tx, project.id, now)
}
