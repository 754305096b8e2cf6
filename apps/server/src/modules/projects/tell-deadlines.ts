import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/shared/notify.ts'
import { listDeadlines } from './deadline.queries.ts'

const nearMs = 2 * 24 * 60 * 60 * 1_000
const batchSize = 200

/**
 * The handler of `tellDeadlinesJob`: tells client and freelancer, once for each deadline, that work is to be delivered
 * within two days.
 */
export async function tellDeadlines(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + nearMs)
  let rows: Awaited<ReturnType<typeof listDeadlines>> = []
  do {
    rows = await listDeadlines(db, { from, to, after: rows.at(-1), limit: batchSize })
    const notices = rows.flatMap(({ id: projectId, title: projectTitle, clientId, freelancerId, deadlineAt }) => {
      const at = deadlineAt.toISOString()
      const facts = { projectId, projectTitle, deadlineAt: at }
      const kind = 'project.deadline_near' as const
      return [clientId, freelancerId].map((userId) => ({ userId, kind, facts, event: `${projectId}:${at}` }))
    })
    await db.transaction((tx) => notify(deps, tx, notices))
  } while (rows.length === batchSize)
}
