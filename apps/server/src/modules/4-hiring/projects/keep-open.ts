import { type ProjectDetailView, projectMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { requireMove } from '../../../platform/require-move.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { notifyMany } from '../../2-people/notifications/shared/notify-many.ts'
import { listProposers } from '../proposals/shared/list-proposers.queries.ts'
import { presentProjectDetail } from './project.presenter.ts'
import { findProjectDetail } from './project-detail.queries.ts'
import { aboutProject } from './shared/about-project.ts'
import { lockProjectFor } from './shared/lock-project.ts'
import { moveProject } from './shared/move-project.ts'
import { projectMoveContext } from './shared/project-move-context.rules.ts'
import { recordClientActivity } from './shared/record-client-activity.ts'

type ProjectRequest = { projectId: string; viewerId: string }

export function keepOpen(deps: OnceDeps, { projectId, viewerId }: ProjectRequest): Promise<ProjectDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProjectFor(tx, projectId, viewerId)
    requireMove(projectMoves.keep_open, projectMoveContext(project, viewerId))
    const now = deps.clock()
    const event = { kind: 'project.kept_open', actorId: viewerId, about: aboutProject(project) } as const
    await deps.events.recordWith(tx, now, event, async (part) => {
      await recordClientActivity(tx, projectId, now, part)
      return true
    })
    return present(tx, { projectId, viewerId })
  })
}

/** Opens a closed project again, with the proposals that were pending. Their freelancers are told. */
export function reopenProject(deps: OnceDeps, { projectId, viewerId }: ProjectRequest): Promise<ProjectDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProjectFor(tx, projectId, viewerId)
    const now = deps.clock()
    await moveProject(tx, 'reopen', { project, actorId: viewerId, now })
    await deps.events.record(tx, now, { kind: 'project.reopened', actorId: viewerId, about: aboutProject(project) })
    return present(tx, { projectId, viewerId })
  })
}

async function present(tx: Tx, { projectId, viewerId }: ProjectRequest) {
  const detail = await findProjectDetail(tx, projectId, viewerId)
  assertRow(detail, 'a locked project')
  return presentProjectDetail(detail, viewerId)
}

type News = { projectId: string; clientId: string; kind: 'project.closed' | 'project.reopened'; at: string }

export async function notifyProposers(deps: Deps, { projectId, clientId: actorId, kind, at }: News): Promise<void> {
  const project = await findProjectDetail(deps.database.db, projectId, actorId)
  if (!project) return
  const { title: projectTitle, clientName: actorName } = project
  await notifyMany(deps, (db, after, limit) => listProposers(db, { projectId, status: 'pending', after, limit }), {
    kind,
    facts: { projectId, projectTitle, actorId, actorName },
    event: `${projectId}:${at}`,
    change: { part: 'project', projectId },
  })
}
