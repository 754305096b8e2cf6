import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { type IdlePage, type IdleRow, listToAsk, listToClose, setAsked } from './idle.queries.ts'
import { aboutProject } from './shared/about-project.ts'
import { askBefore, closeBefore, closesAt } from './shared/idle.rules.ts'
import { type LockedProject, lockProject } from './shared/lock-project.ts'
import { moveProject } from './shared/move-project.ts'

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
  const facts = { closesAt: closesAt(askedAt).toISOString() }
  await deps.events.record(tx, askedAt, { kind: 'project.asked', actorId: null, about: aboutProject(project), facts })
}

async function close(deps: Deps, tx: Tx, project: LockedProject, before: Date) {
  if (project.status !== 'active' || !project.askedAt || project.askedAt > before) return
  const now = deps.clock()
  await moveProject(tx, 'close', { project, actorId: null, now })
  await deps.events.record(tx, now, { kind: 'project.closed', actorId: null, about: aboutProject(project) })
}
