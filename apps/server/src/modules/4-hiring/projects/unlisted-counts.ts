import { minuteMs } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { openRemembered, type Remembered } from '../../../platform/remembered.ts'
import { shareRuns } from '../../../platform/share-runs.ts'
import { type CategoryCounts, countUnlisted } from './category-counts.queries.ts'

export const rememberedMs = minuteMs

/**
 * What is not listed, by category, for whom operators suspended and what they hid: one more of either is counted at once. A hidden
 * project that gets another category is, when the minute is over.
 */
export class UnlistedCounts {
  readonly #known: Remembered<CategoryCounts>
  readonly #shared = shareRuns<CategoryCounts>()

  constructor(clock: Clock) {
    // More than one, as a replica may be behind the primary.
    this.#known = openRemembered(clock, { max: 4, ms: rememberedMs })
  }

  async of(db: ReadDb, restrictions: string | null): Promise<CategoryCounts> {
    if (restrictions === null) return {}
    return this.#known.get(restrictions) ?? this.#shared(restrictions, () => this.#count(db))
  }

  async #count(db: ReadDb): Promise<CategoryCounts> {
    const counted = await countUnlisted(db)
    if (counted.restrictions !== null) this.#known.set(counted.restrictions, counted.unlisted)
    return counted.unlisted
  }
}
