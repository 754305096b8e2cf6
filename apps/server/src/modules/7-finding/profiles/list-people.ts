import { minuteMs } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { countedFrom } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { presentPerson } from './profile.presenter.ts'
import { countProfiles, listProfiles } from './profile.queries.ts'

export const countedForMs = minuteMs

/** More than a thousand are counted once a minute. */
export class PeopleCount {
  readonly #clock: Clock
  #known = { people: 0, until: 0 }

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async of(db: ReadDb): Promise<number> {
    const now = this.#clock().getTime()
    if (now < this.#known.until) return this.#known.people
    const people = await countProfiles(db)
    this.#known = { people, until: people > countedFrom ? now + countedForMs : 0 }
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
