import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { notify } from '../notifications/shared/notify.ts'
import { type IdlePage, type IdleRow, listToAsk, listToClose, setAsked } from './idle.queries.ts'
import { askBefore, closeBefore, closingTimeOf } from './shared/idle.rules.ts'
import { type LockedProject, lockProject } from './shared/lock-project.ts'
import { moveProject } from './shared/move-project.ts'
import { tellProposersJob } from './shared/project.jobs.ts'

const batchSize = 200

/**
 * A week passes between question and closing, however late it runs. Each project has its own transaction, which looks
 * again under the lock; errors are thrown at the end.
 */
export async function closeIdle(deps: Deps): Promise<void> {
  const now = deps.clock()
  const failures: unknown[] = []
  await each(deps, failures, { list: listToClose, before: closeBefore(now) }, (tx, project, before) =>
    close(deps, tx, project, before),
  )
  await each(deps, failures, { list: listToAsk, before: askBefore(now) }, (tx, project, before) =>
    ask(deps, tx, project, before),
  )
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} idle projects could not be handled`)
}

async function each(
  { database: { db } }: Deps,
  failures: unknown[],
  { list, before }: { list: (db: Db, page: IdlePage) => Promise<IdleRow[]>; before: Date },
  act: (tx: Tx, project: LockedProject, before: Date) => Promise<void>,
) {
  let rows: IdleRow[] = []
  do {
    rows = await list(db, { before, after: rows.at(-1), limit: batchSize })
    for (const { id } of rows) {
      await db
        .transaction(async (tx) => act(tx, await lockProject(tx, id), before))
        .catch((error: unknown) => {
          if (!wasRemoved(error)) failures.push(error)
        })
    }
  } while (rows.length === batchSize)
}

/** With the account of its client, since it was listed. */
const wasRemoved = (error: unknown) => error instanceof DomainError && error.code === 'project.not_found'

async function ask(deps: Deps, tx: Tx, project: LockedProject, before: Date) {
  if (project.status !== 'active' || project.askedAt || project.clientActiveAt > before) return
  const askedAt = deps.clock()
  await setAsked(tx, project.id, askedAt)
  const { id: projectId, title: projectTitle, clientId: userId } = project
  const deadlineAt = closingTimeOf({ status: 'active', askedAt })?.toISOString()
  const facts = { projectId, projectTitle, ...(deadlineAt && { deadlineAt }) }
  const event = `${projectId}:${askedAt.toISOString()}`
  await notify(deps, tx, [{ userId, kind: 'project.still_hiring', facts, event }])
  publishChanged(deps.live, tx, [userId], { part: 'project', projectId })
}

async function close(deps: Deps, tx: Tx, project: LockedProject, before: Date) {
  if (project.status !== 'active' || !project.askedAt || project.askedAt > before) return
  const now = deps.clock()
  await moveProject(tx, 'close', { project, actorId: null, now })
  const { id: projectId, title: projectTitle, clientId: userId } = project
  const at = now.toISOString()
  const facts = { projectId, projectTitle }
  await notify(deps, tx, [{ userId, kind: 'project.closed', facts, event: `${projectId}:${at}` }])
  await deps.jobs.add(tx, tellProposersJob, { projectId, clientId: userId, kind: 'project.closed', at })
  publishChanged(deps.live, tx, [userId], { part: 'project', projectId })
}
