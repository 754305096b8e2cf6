import { peopleSearchQuery, projectSearchQuery } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Notice, notify } from '../notifications/shared/notify.ts'
import { takeWaiting } from './alert.queries.ts'
import { takeWaitingPeople } from './people-alert.queries.ts'

const batchSize = 500

export async function tellDaily(deps: Deps): Promise<void> {
  const day = deps.clock().toISOString().slice(0, 10)
  await tellInBatches(deps, async (tx) => {
    const due = await takeWaiting(tx, batchSize)
    const notices = due.map((row) => noticeOf('search.daily', row, projectSearchQuery(row.search), day))
    return { taken: due.length, notices }
  })
  await tellInBatches(deps, async (tx) => {
    const { taken, due } = await takeWaitingPeople(tx, batchSize)
    const notices = due.map((row) => noticeOf('search.people_daily', row, peopleSearchQuery(row.search), day))
    return { taken, notices }
  })
}

async function tellInBatches(deps: Deps, take: (tx: Tx) => Promise<{ taken: number; notices: Notice[] }>) {
  let taken = batchSize
  while (taken === batchSize) {
    taken = await deps.database.db.transaction(async (tx) => {
      const batch = await take(tx)
      await notify(deps, tx, batch.notices)
      return batch.taken
    })
  }
}

function noticeOf(
  kind: 'search.daily' | 'search.people_daily',
  { id, userId, name: searchName, found }: { id: string; userId: string; name: string; found: number },
  searchQuery: string,
  day: string,
): Notice {
  return { userId, kind, facts: { searchName, searchQuery, found }, event: `${id}:${day}` }
}
