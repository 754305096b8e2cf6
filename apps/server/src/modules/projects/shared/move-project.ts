import { projectMoves } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { setProjectStatus } from '../project.queries.ts'
import type { LockedProject } from './lock-project.ts'
import { projectStanding } from './project-standing.rules.ts'

/** Moves a locked project to its next status, or throws the refusal. */
export async function moveProject(
  tx: Tx,
  move: 'accept_proposal' | 'complete',
  { project, viewerId, now }: { project: LockedProject; viewerId: string; now: Date },
) {
  const rule = projectMoves[move]
  requireMove(rule, projectStanding(project, viewerId))
  await setProjectStatus(tx, project.id, rule.to, now)
}
