import { dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { listDeadlines } from './deadline.queries.ts'

const nearDays = { first: 3, last: 1 } as const
const batchSize = 200

/** Tells both sides three days and one day before. A moved deadline is told again. */
export async function notifyDeadlines(deps: Deps): Promise<void> {
  const { db } = deps.database
  const from = deps.clock()
  const to = new Date(from.getTime() + nearDays.first * dayMs)
  let rows: Awaited<ReturnType<typeof listDeadlines>> = []
  do {
    rows = await listDeadlines(db, { from, to, after: rows.at(-1), limit: batchSize })
    const events = rows.flatMap(({ id: projectId, title: projectTitle, clientId, freelancerId, deadlineAt }) => {
      const isLast = deadlineAt.getTime() - from.getTime() <= nearDays.last * dayMs
      const days = isLast ? nearDays.last : nearDays.first
      const context = { projectId, projectTitle, deadlineAt: deadlineAt.toISOString(), days }
      return [clientId, freelancerId].map((personId) => ({
        ...{ kind: 'project.deadline_near' as const, actorId: null, about: { personId }, context },
      }))
    })
    await db.transaction((tx) => deps.events.record(tx, from, ...events))
  } while (rows.length === batchSize)
}
