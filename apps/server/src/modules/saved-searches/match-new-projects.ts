import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Notice, notify } from '../notifications/shared/notify.ts'
import { listNewProjects, type NewProject } from '../projects/shared/list-new-projects.ts'
import { probesIn } from '../projects/shared/project-text.rules.ts'
import { addWaiting, listMatches, lockProgress, type MatchRow, setProgress, startProgress } from './alert.queries.ts'
import { onePerPerson } from './one-per-person.rules.ts'

const batchSize = 1_000
const dayMs = 24 * 60 * 60 * 1_000
const noProject = '00000000-0000-0000-0000-000000000000'

/** One transaction per project, so that each match is told once. The first run begins with the present. */
export async function matchNewProjects(deps: Deps): Promise<void> {
  const { db } = deps.database
  await startProgress(db, { createdAt: deps.clock(), id: noProject })
  let isMore = true
  while (isMore) isMore = await db.transaction((tx) => matchNext(deps, tx))
}

async function matchNext(deps: Deps, tx: Tx): Promise<boolean> {
  const place = await lockProgress(tx)
  if (!place) return false
  const [project] = await listNewProjects(tx, place, 1)
  if (!project) return false
  if (project.isOpen) await tellOf(deps, tx, project)
  await setProgress(tx, project)
  return true
}

async function tellOf(deps: Deps, tx: Tx, project: NewProject) {
  const since = new Date(deps.clock().getTime() - dayMs)
  const found = await listMatches(tx, { ...project, probes: probesIn(project.text), since })
  const now = onePerPerson(found.filter(({ waits }) => !waits))
  for (let start = 0; start < now.length; start += batchSize) {
    await notify(deps, tx, now.slice(start, start + batchSize).map(noticeOf(project)))
  }
  // After the notices: they keep the accounts whose searches this locks.
  const daily = found.filter(({ waits }) => waits)
  if (daily.length > 0) {
    await addWaiting(
      tx,
      daily.map(({ id }) => id),
    )
  }
}

const noticeOf =
  ({ id: projectId, title: projectTitle }: NewProject) =>
  ({ userId, name: searchName }: MatchRow): Notice => ({
    userId,
    kind: 'search.found',
    facts: { projectId, projectTitle, searchName },
    event: projectId,
  })
