import { allProjects, type ProjectSearch } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/shared/notify.ts'
import { takeWaiting } from './alert.queries.ts'

const batchSize = 500

/** The handler of `tellDailyJob`: what the searches with daily alerts found since the day before. */
export async function tellDaily(deps: Deps): Promise<void> {
  const day = deps.clock().toISOString().slice(0, 10)
  let told = batchSize
  while (told === batchSize) {
    told = await deps.database.db.transaction(async (tx) => {
      const due = await takeWaiting(tx, batchSize)
      await notify(
        deps,
        tx,
        due.map(({ id, userId, name: searchName, search, found }) => ({
          userId,
          kind: 'search.daily',
          facts: { searchName, searchQuery: queryOf(search), found },
          event: `${id}:${day}`,
        })),
      )
      return due.length
    })
  }
}

/** The query of the page of projects. */
function queryOf({ search, category, sort }: ProjectSearch): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (category !== allProjects) query.set('category', category)
  if (sort !== 'newest') query.set('sort', sort)
  return query.toString()
}
