import { type DomainEvent, peopleSearchQuery, projectSearchQuery } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { takeWaiting } from './alert.queries.ts'
import { takeWaitingPeople } from './people-alert.queries.ts'

const batchSize = 500

export async function notifyDaily(deps: Deps): Promise<void> {
  const now = deps.clock()
  const day = now.toISOString().slice(0, 10)
  await notifyInBatches(deps, now, async (tx) => {
    const due = await takeWaiting(tx, batchSize)
    const events = due.map((row) => dailyOf('search.daily', row, projectSearchQuery(row.search), day))
    return { taken: due.length, events }
  })
  await notifyInBatches(deps, now, async (tx) => {
    const { taken, due } = await takeWaitingPeople(tx, batchSize)
    const events = due.map((row) => dailyOf('search.people_daily', row, peopleSearchQuery(row.search), day))
    return { taken, events }
  })
}

type Batch = { taken: number; events: DomainEvent[] }

async function notifyInBatches(deps: Deps, now: Date, take: (tx: Tx) => Promise<Batch>) {
  let taken = batchSize
  while (taken === batchSize) {
    taken = await deps.database.db.transaction(async (tx) => {
      const batch = await take(tx)
      await deps.events.record(tx, now, ...batch.events)
      return batch.taken
    })
  }
}

function dailyOf(
  kind: 'search.daily' | 'search.people_daily',
  {
    id: searchId,
    userId: personId,
    name: searchName,
    found,
  }: { id: string; userId: string; name: string; found: number },
  searchQuery: string,
  day: string,
): DomainEvent<typeof kind> {
  return { kind, actorId: null, about: { personId }, context: { searchId, searchName, searchQuery, found, day } }
}
