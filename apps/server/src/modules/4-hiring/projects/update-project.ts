import { type DomainEvent, type ProjectInput, type ProjectView, projectMoves } from '@guildhall/contract'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { CarriedPart } from '../../../platform/database/carried-part.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listCandidates } from '../proposals/shared/list-candidates.queries.ts'
import { deadlineError, toValues } from './create-project.ts'
import { presentProject } from './project.presenter.ts'
import { setProject } from './project.queries.ts'
import { refusalOfDeadline } from './project.rules.ts'
import { insertProjectEdit } from './project-edit.queries.ts'
import { changesBetween } from './project-edit.rules.ts'
import { changeProjectFiles } from './project-files.ts'
import { aboutProject } from './shared/about-project.ts'
import { type LockedProject, lockProjectFor } from './shared/lock-project.ts'
import { projectMoveContext } from './shared/project-move-context.rules.ts'
import { recordClientActivity } from './shared/record-client-activity.ts'

/** Beyond this, freelancers see an edit on their next look, so that edits stay cheap. */
const toldAtOnce = 100

/** A past deadline may stay. Refuses an edit over a newer `editedAt`; the specification sends none. */
export function updateProject(
  { database: { db }, events, clock }: OnceDeps,
  { projectId, clientId, ...input }: ProjectInput & { projectId: string; clientId: string },
): Promise<ProjectView> {
  return db.transaction(async (tx) => {
    const project = await lockProjectFor(tx, projectId, clientId)
    requireMove(projectMoves.edit, projectMoveContext(project, clientId))
    if (!isCurrent(project.editedAt, input.editedAt)) throw new DomainError('project.changed_elsewhere')
    // Read after taking the lock: an edit that waited for an acceptance comes after it.
    const now = clock()
    const late = refusalOfDeadline(input.deadline, now, project.deadlineAt)
    if (late) throw deadlineError(late)

    const values = toValues(input)
    const files =
      input.attachments && (await changeProjectFiles(tx, { projectId, ownerId: clientId, ids: input.attachments }))
    const changes = changesBetween(project, values, files || undefined)
    if (changes && project.status === 'in_progress') {
      await insertProjectEdit(tx, { projectId, editedBy: clientId, editedAt: now, ...changes })
    }
    await recordClientActivity(tx, projectId, now)
    const set = (part?: CarriedPart) =>
      setProject(tx, projectId, { ...values, updatedAt: now, ...(changes ? { editedAt: now } : {}) }, part)
    const updated = changes
      ? await events.recordWith(tx, now, await edited(tx, project, values.title), set)
      : await set()
    assertRow(updated, 'a locked project')
    return presentProject(updated, clientId)
  })
}

async function edited(tx: Tx, project: LockedProject, title: string): Promise<DomainEvent<'project.edited'>> {
  const candidateIds = await listCandidates(tx, project.id, toldAtOnce)
  const about = aboutProject({ ...project, title })
  return { kind: 'project.edited', actorId: project.clientId, about, context: { candidateIds } }
}

function isCurrent(current: Date | null, writtenOver: string | null | undefined): boolean {
  return writtenOver === undefined || (current?.toISOString() ?? null) === writtenOver
}
