import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Notice, notify } from '../notifications/shared/notify.ts'
import { listNewProjects, type NewProject } from '../projects/shared/list-new-projects.ts'
import { probesIn } from '../projects/shared/project-text.rules.ts'
import {
  addWaiting,
  listMatches,
  lockProgress,
  type MatchRow,
  setNext,
  setProgress,
  startProgress,
} from './alert.queries.ts'
import { noId, onePerPerson } from './one-per-person.rules.ts'

const batchSize = 1_000
const dayMs = 24 * 60 * 60 * 1_000

/** One transaction for each thousand searches that match a project, so that each match is told once. The first run begins with the present. */
export async function matchNewProjects(deps: Deps): Promise<void> {
  const { db } = deps.database
  await startProgress(db, { createdAt: deps.clock(), id: noId })
  let isMore = true
  while (isMore) isMore = await db.transaction((tx) => matchNext(deps, tx))
}

async function matchNext(deps: Deps, tx: Tx): Promise<boolean> {
  const place = await lockProgress(tx)
  if (!place) return false
  const [project] = await listNewProjects(tx, place, 1)
  if (!project) return false
  const after = project.id === place.nextProjectId ? place.nextUserId : null
  const last = project.isOpen ? await tellNext(deps, tx, project, after ?? noId) : undefined
  if (last) await setNext(tx, project.id, last)
  else await setProgress(tx, project)
  return true
}

/** Returns the last person whose searches were compared; undefined if these were all. */
async function tellNext(deps: Deps, tx: Tx, project: NewProject, after: string): Promise<string | undefined> {
  const since = new Date(deps.clock().getTime() - dayMs)
  const probes = probesIn(project.text)
  const found = await listMatches(tx, { ...project, probes, since, after, limit: batchSize })
  const now = onePerPerson(found.filter(({ waits }) => !waits))
  await notify(deps, tx, now.map(noticeOf(project)))
  // After the notices: they keep the accounts whose searches this locks.
  const daily = found.filter(({ waits }) => waits)
  if (daily.length > 0) {
    await addWaiting(
      tx,
      daily.map(({ id }) => id),
    )
  }
  return found.length < batchSize ? undefined : found.at(-1)?.userId
}

const noticeOf =
  ({ id: projectId, title: projectTitle }: NewProject) =>
  ({ userId, name: searchName }: MatchRow): Notice => ({
    userId,
    kind: 'search.found',
    facts: { projectId, projectTitle, searchName },
    event: projectId,
  })
