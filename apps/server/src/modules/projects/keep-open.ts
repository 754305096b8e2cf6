import { type ProjectDetailView, projectMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { assertRow } from '../../platform/database/assert-row.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { requireMove } from '../../platform/require-move.ts'
import { notifyMany } from '../notifications/shared/notify-many.ts'
import { listProposers } from '../proposals/shared/list-proposers.queries.ts'
import { presentProjectDetail } from './project.presenter.ts'
import { findProjectDetail } from './project-detail.queries.ts'
import { lockProject } from './shared/lock-project.ts'
import { moveProject } from './shared/move-project.ts'
import { tellProposersJob } from './shared/project.jobs.ts'
import { projectStanding } from './shared/project-standing.rules.ts'
import { recordClientActivity } from './shared/record-client-activity.ts'

type ProjectRequest = { projectId: string; viewerId: string }

export function keepOpen(deps: Deps, { projectId, viewerId }: ProjectRequest): Promise<ProjectDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    requireMove(projectMoves.keep_open, projectStanding(project, viewerId))
    await recordClientActivity(tx, projectId, deps.clock())
    return tellAndPresent(deps, tx, { projectId, viewerId })
  })
}

/** Opens a closed project again, with the proposals that were pending. Their freelancers are told. */
export function reopenProject(deps: Deps, { projectId, viewerId }: ProjectRequest): Promise<ProjectDetailView> {
  return deps.database.db.transaction(async (tx) => {
    const project = await lockProject(tx, projectId)
    const now = deps.clock()
    await moveProject(tx, 'reopen', { project, actorId: viewerId, now })
    await deps.jobs.add(tx, tellProposersJob, {
      projectId,
      clientId: viewerId,
      kind: 'project.reopened',
      at: now.toISOString(),
    })
    return tellAndPresent(deps, tx, { projectId, viewerId })
  })
}

async function tellAndPresent(deps: Deps, tx: Tx, { projectId, viewerId }: ProjectRequest) {
  publishChanged(deps.live, tx, [viewerId], { part: 'project', projectId })
  const detail = await findProjectDetail(tx, projectId, viewerId)
  assertRow(detail, 'a locked project')
  return presentProjectDetail(detail, viewerId)
}

type News = { projectId: string; clientId: string; kind: 'project.closed' | 'project.reopened'; at: string }

export async function tellProposers(deps: Deps, { projectId, clientId: actorId, kind, at }: News): Promise<void> {
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
