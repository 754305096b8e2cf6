import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { openRemembered, type Remembered } from '../../../platform/remembered.ts'
import type { TalentSearch } from './talent-search.queries.ts'

export type Way = 'walk' | 'gather'
type Search = Pick<TalentSearch, 'words' | 'facets' | 'rates' | 'sort' | 'after' | 'limit'>

export const rememberedSearches = 1_000
export const rememberedMs = 10 * 60_000

/** Of the latest searches, under their hashes. */
export const rememberedFor = <Value extends {}>(clock: Clock): Remembered<Value> =>
  openRemembered(clock, { max: rememberedSearches, ms: rememberedMs })

/** For the latest searches: walked or gathered, where the other way failed. The people they found are never kept. */
export class RememberedWays {
  readonly #ways: Remembered<Way>

  constructor(clock: Clock) {
    this.#ways = rememberedFor(clock)
  }

  of(search: Search): Way | undefined {
    return this.#ways.get(keyOf(search))
  }

  /** Ignores later pages: anyone can make up a cursor. */
  remember(search: Search, way: Way): void {
    if (!search.after) this.#ways.set(keyOf(search), way)
  }

  forget(search: Search): void {
    if (!search.after) this.#ways.delete(keyOf(search))
  }

  get size(): number {
    return this.#ways.size
  }
}

/** The limit decides whether a walk fills a page. */
function keyOf({ words, facets, rates, sort, limit }: Search): string {
  return hashOf([words, facets, rates.from, rates.to, sort, limit])
}

/** As searches can be long. */
export const hashOf = (search: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(search)).digest('base64')
