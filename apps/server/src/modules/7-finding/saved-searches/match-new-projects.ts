import { type DomainEvent, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { listNewProjects, type NewProject } from '../../4-hiring/projects/shared/list-new-projects.ts'
import { probesIn } from '../../4-hiring/projects/shared/project-text.rules.ts'
import {
  addWaiting,
  hasAlerts,
  listMatches,
  lockProgress,
  type MatchRow,
  setNext,
  setProgress,
  skipSettled,
  startProgress,
} from './alert.queries.ts'
import { noId, onePerPerson } from './one-per-person.rules.ts'

/** Matches told in one transaction. */
const batchSize = 1_000
/** Projects compared in one transaction. */
const batchProjects = 100
/** Of thousands that arrive at once, the others wait for the runs of the next minutes. */
const projectsPerRun = 1_000
/** Each match is told once. The first run begins with the present. */
export async function matchNewProjects(deps: Deps): Promise<void> {
  await startProgress(deps.database.db)
  await matchUpTo(deps, projectsPerRun)
}

export async function matchUpTo(deps: Deps, most: number): Promise<void> {
  let left = most
  let compared = 0
  do {
    compared = await deps.database.db.transaction((tx) => matchBatch(deps, tx, Math.min(left, batchProjects)))
    left -= compared
  } while (compared > 0 && left > 0)
}

/** Returns how many projects it compared, one at least if there are any left: the last one perhaps not with everybody's searches. */
async function matchBatch(deps: Deps, tx: Tx, most: number): Promise<number> {
  const place = await lockProgress(tx)
  if (!place) return 0
  if (!(await hasAlerts(tx))) {
    await skipSettled(tx)
    return 0
  }
  const projects = await listNewProjects(tx, place, most)
  let free = batchSize
  for (const [at, project] of projects.entries()) {
    const after = project.id === place.nextProjectId ? place.nextUserId : null
    const found = project.isOpen ? await notifyNext(deps, tx, project, { after: after ?? noId, limit: free }) : []
    const last = found.at(-1)
    if (last && found.length >= free) {
      const previous = projects[at - 1]
      if (previous) await setProgress(tx, previous)
      await setNext(tx, project.id, last.userId)
      return at + 1
    }
    free -= found.length
  }
  const last = projects.at(-1)
  if (last) await setProgress(tx, last)
  return projects.length
}

/** Compares a project with the searches of the next people, until there are as many matches as the limit. */
async function notifyNext(deps: Deps, tx: Tx, project: NewProject, next: { after: string; limit: number }) {
  const since = new Date(deps.clock().getTime() - dayMs)
  const probes = probesIn(project.text)
  const found = await listMatches(tx, { ...project, ...next, probes, since })
  if (found.length === 0) return found
  // Before a search is locked, also for another project of the batch: whoever leaves locks the account first.
  await keepAccounts(
    tx,
    found.map(({ userId }) => userId),
  )
  const now = onePerPerson(found.filter(({ waits }) => !waits))
  await deps.events.record(tx, deps.clock(), ...now.map(foundIn(project)))
  const daily = found.filter(({ waits }) => waits)
  if (daily.length > 0) {
    await addWaiting(
      tx,
      daily.map(({ id }) => id),
    )
  }
  return found
}

const foundIn =
  ({ id: projectId, title: projectTitle, clientId }: NewProject) =>
  ({ userId: personId, name: searchName }: MatchRow): DomainEvent<'search.found'> => ({
    kind: 'search.found',
    actorId: null,
    about: { personId },
    context: { projectId, projectTitle, clientId, searchName },
  })
