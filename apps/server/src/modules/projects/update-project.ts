import { type ProjectInput, type ProjectView, projectMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { assertRow } from '../../platform/database/assert-row.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { requireMove } from '../../platform/require-move.ts'
import { listCandidates } from '../proposals/shared/list-candidates.queries.ts'
import { deadlineError, toValues } from './create-project.ts'
import { presentProject } from './project.presenter.ts'
import { setProject } from './project.queries.ts'
import { refusalOfDeadline } from './project.rules.ts'
import { insertProjectEdit } from './project-edit.queries.ts'
import { changesBetween } from './project-edit.rules.ts'
import { lockProject } from './shared/lock-project.ts'
import { projectStanding } from './shared/project-standing.rules.ts'
import { recordClientActivity } from './shared/record-client-activity.ts'

/** Beyond this, freelancers see an edit on their next look, so that edits stay cheap. */
const toldAtOnce = 100

/** A past deadline may stay. Refuses an edit over a newer `editedAt`; the specification sends none. */
export function updateProject(
  { database: { db }, live, clock }: Deps,
  { projectId, clientId, ...input }: ProjectInput & { projectId: string; clientId: string },
): Promise<ProjectView> {
  return db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    if (project.isPrivate && project.clientId !== clientId) throw new DomainError('project.not_found')
    requireMove(projectMoves.edit, projectStanding(project, clientId))
    if (!isCurrent(project.editedAt, input.editedAt)) throw new DomainError('project.changed_elsewhere')
    // Read after taking the lock: an edit that waited for an acceptance comes after it.
    const now = clock()
    const late = refusalOfDeadline(input.deadline, now, project.deadlineAt)
    if (late) throw deadlineError(late)

    const values = toValues(input)
    const changes = changesBetween(project, values)
    if (changes && project.status === 'in_progress') {
      await insertProjectEdit(tx, { projectId, editedBy: clientId, editedAt: now, ...changes })
    }
    await recordClientActivity(tx, projectId, now)
    const updated = await setProject(tx, projectId, {
      ...values,
      updatedAt: now,
      ...(changes ? { editedAt: now } : {}),
    })
    assertRow(updated, 'a locked project')
    if (changes) {
      const candidates = await listCandidates(tx, projectId, toldAtOnce)
      publishChanged(live, tx, [clientId, ...candidates], { part: 'project', projectId })
    }
    return presentProject(updated, clientId)
  })
}

function isCurrent(current: Date | null, writtenOver: string | null | undefined): boolean {
  return writtenOver === undefined || (current?.toISOString() ?? null) === writtenOver
}
