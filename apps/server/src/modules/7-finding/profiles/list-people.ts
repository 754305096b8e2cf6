import { minuteMs } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { shareRuns } from '../../../platform/share-runs.ts'
import { countedFrom } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { presentPerson } from './profile.presenter.ts'
import { countProfiles, listProfiles } from './profile.queries.ts'

export const countedForMs = minuteMs

/** More than a thousand are counted once a minute, once for all who ask meanwhile. Fewer are counted exactly. */
export class PeopleCount {
  readonly #clock: Clock
  readonly #shared = shareRuns<number>()
  #known = { people: 0, until: 0 }
  #areFew = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async of(db: ReadDb): Promise<number> {
    if (this.#clock().getTime() < this.#known.until) return this.#known.people
    if (this.#areFew) return this.#count(db)
    let isOwn = false
    const people = await this.#shared('', () => {
      isOwn = true
      return this.#count(db)
    })
    // A count that began before may lack the profile that the caller has just published.
    return isOwn || people > countedFrom ? people : this.#count(db)
  }

  async #count(db: ReadDb): Promise<number> {
    const now = this.#clock().getTime()
    const people = await countProfiles(db)
    this.#areFew = people <= countedFrom
    this.#known = { people, until: this.#areFew ? 0 : now + countedForMs }
    return people
  }
}

export async function listPeople(
  db: ReadDb,
  count: PeopleCount,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const [found, total] = await Promise.all([
    listProfiles(db, { end: keysetOf(cursor), limit: limit + 1 }),
    count.of(db),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ publishedAt, userId }) => ({ at: publishedAt, id: userId }))
  return { rows: rows.map(presentPerson), nextCursor, total }
}
