import { setImmediate as otherWork } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { randomBelow } from '../../platform/random.ts'
import { borderKeys, shortGrams, trigrams } from './search-keys.rules.ts'
import { estimateProjects, listProjectsAfter, type SampledProject } from './search-sample.queries.ts'
import { type Commonness, commonIn } from './search-sample.rules.ts'

const sampleSize = 1_000
/** Smaller databases are searched quickly without a sample. */
const worthSampling = 5_000
const refreshMs = 10 * 60_000

type Sample = { projects: SampledProject[]; outOf: number; frequencies: Map<string, number> }
const noSample: Sample = { projects: [], outOf: 0, frequencies: new Map() }

/**
 * A thousand random projects, to tell whether a search text has more matches than are counted. Then common texts need
 * no counting, and rare ones no walk.
 */
export class SearchSample {
  readonly #db: Db
  readonly #clock: Clock
  #sample = noSample
  #takenAt = Number.NEGATIVE_INFINITY
  #taking: Promise<void> | undefined

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Loads the sample if there is none. An old one is replaced in the background. */
  async prepare(): Promise<void> {
    const age = this.#clock().getTime() - this.#takenAt
    if (age < refreshMs) return
    this.#taking ??= this.#take().finally(() => {
      this.#taking = undefined
    })
    if (this.#takenAt === Number.NEGATIVE_INFINITY) await this.#taking
    else this.#taking.catch(() => {}) // the old one will do; the next search tries again
  }

  /** Sampled projects that contain a gram or border key; 0 if rare. */
  frequencyOf = (gram: string): number => this.#sample.frequencies.get(gram) ?? 0

  commonnessOf(needle: string): Commonness {
    const { projects, outOf } = this.#sample
    const hits: Record<string, number> = Object.create(null)
    if (trigrams(needle).every((trigram) => this.frequencyOf(trigram) > 0)) {
      for (const { text, category } of projects) if (text.includes(needle)) hits[category] = (hits[category] ?? 0) + 1
    }
    return commonIn(hits, { size: projects.length, outOf })
  }

  async #take() {
    const outOf = await estimateProjects(this.#db)
    const projects = outOf < worthSampling ? [] : await listProjectsAfter(this.#db, randomId(), sampleSize)
    this.#sample = { projects, outOf, frequencies: await countGrams(projects) }
    this.#takenAt = this.#clock().getTime()
  }
}

/** Not near the end, where too few ids follow. */
function randomId(): string {
  const start = randomBelow(0xe000).toString(16).padStart(4, '0')
  return `${start}0000-0000-4000-8000-000000000000`
}

async function countGrams(projects: SampledProject[]) {
  const frequencies = new Map<string, number>()
  for (const [place, { text }] of projects.entries()) {
    for (const gram of [...new Set([...trigrams(text), ...borderKeys(text), ...shortGrams(text)])]) {
      frequencies.set(gram, (frequencies.get(gram) ?? 0) + 1)
    }
    if (place % 10 === 9) await otherWork()
  }
  // Most grams are rare, and that is all a search needs to know of them.
  for (const [gram, count] of frequencies) if (count < 3) frequencies.delete(gram)
  return frequencies
}
