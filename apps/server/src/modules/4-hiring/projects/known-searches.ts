import { allProjects, dayMs } from '@guildhall/contract'
import { LRUCache } from 'lru-cache'
import { commonIn } from '../../../platform/text-search/commonness.rules.ts'
import { fewestTerms, type RowsWith } from '../../../platform/text-search/search-keys.rules.ts'
import type { TextSample } from '../../../platform/text-search/text-sample.ts'
import type { Needle } from './project-search.queries.ts'
import type { SampledProject } from './search-sample.queries.ts'

const latest = 1_000

export type KnownSearch = {
  /** With the terms that find it fastest in a category. */
  needleIn(category: string): Needle
  /** Set where more projects match than are counted: lower bounds by category. */
  atLeast: Record<string, number> | undefined
  /** Categories in which more projects match than are counted. */
  commonIn: Set<string>
  /** Orders in which no walk found a page. */
  deep: Set<string>
  /** How many of the newest days held a first page, by the same orders. */
  days: Map<string, number>
  /** Share of a category's projects that match, by the sample; undefined without one. */
  shareIn(category: string): number | undefined
  /** How many projects of the newest day match, by the sample. */
  onNewestDay(category: string): number
  /** Since when so many projects that match were created, most likely; undefined if the sample has too few. */
  likelySince(category: string, matches: number): Date | undefined
}

/** What the sample says of the latest searches, and what they learned since it was taken. The projects they found are never kept. */
export class KnownSearches {
  readonly #sample: TextSample<SampledProject>
  readonly #known = new LRUCache<string, KnownSearch>({ max: latest })
  #rows: readonly SampledProject[] | undefined
  #rowsIn = new Map<string, number>()

  constructor(sample: TextSample<SampledProject>) {
    this.#sample = sample
  }

  prepare(): Promise<void> {
    return this.#sample.prepare()
  }

  async of(text: string): Promise<KnownSearch> {
    await this.#sample.prepare()
    if (this.#rows !== this.#sample.rows) this.#begin(this.#sample.rows)
    const known = this.#known.get(text) ?? this.#lookAt(text)
    this.#known.set(text, known)
    return known
  }

  #begin(rows: readonly SampledProject[]) {
    this.#rows = rows
    this.#rowsIn = countBy(rows)
    this.#known.clear()
  }

  #lookAt(text: string): KnownSearch {
    const found = this.#sample.rowsWith([text])
    const hits = countBy(found)
    const { isCommon, isCommonIn, atLeast } = commonIn(Object.fromEntries(hits), this.#sample.population)
    const needles = new Map<string, Needle>()
    const onNewestDay = new Map<string, number>()
    return {
      needleIn: (category) => {
        const known = this.#rowsIn.has(category) ? category : allProjects
        const needle = needles.get(known) ?? this.#needleFor(text, known)
        needles.set(known, needle)
        return needle
      },
      atLeast: isCommon ? atLeast : undefined,
      commonIn: new Set([...hits.keys()].filter(isCommonIn)),
      deep: new Set(),
      days: new Map(),
      shareIn: (category) => {
        const rows = category === allProjects ? sum(this.#rowsIn) : (this.#rowsIn.get(category) ?? 0)
        const matching = category === allProjects ? sum(hits) : (hits.get(category) ?? 0)
        return rows === 0 ? undefined : matching / rows
      },
      onNewestDay: (category) => {
        // Whatever category is asked for, only those that there are are kept.
        if (category !== allProjects && !this.#rowsIn.has(category)) return 0
        const matches = onNewestDay.get(category) ?? this.#countOnNewestDay(found, category)
        onNewestDay.set(category, matches)
        return matches
      },
      likelySince: (category, matches) => {
        const { size, outOf } = this.#sample.population
        const expected = (matches * size) / Math.max(outOf, 1)
        const place = Math.ceil(expected + 3 * Math.sqrt(expected) + 3)
        return newestFirst(found.filter((row) => category === allProjects || row.category === category))[place - 1]
      },
    }
  }

  #countOnNewestDay(found: readonly SampledProject[], category: string): number {
    const { size, outOf } = this.#sample.population
    const isIn = (row: SampledProject) => category === allProjects || row.category === category
    const newest = Math.max(...this.#sample.rows.filter(isIn).map(dayOf))
    return (found.filter((row) => isIn(row) && dayOf(row) === newest).length * outOf) / Math.max(size, 1)
  }

  #needleFor(text: string, category: string): Needle {
    const among = this.#sample.setOf((row) => category === allProjects || row.category === category)
    const rowsWith: RowsWith = (letters, exact) => this.#sample.countWith(letters, exact, among)
    return { text, terms: fewestTerms(text, this.#sample.frequencyOf, among > 0n ? rowsWith : undefined) }
  }
}

function countBy(rows: readonly SampledProject[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of rows) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

/** Of UTC, as in the search index. */
const dayOf = ({ createdAt }: SampledProject) => Math.floor(createdAt.getTime() / dayMs)

const newestFirst = (rows: readonly SampledProject[]): Date[] =>
  rows.map(({ createdAt }) => createdAt).sort((one, other) => other.getTime() - one.getTime())

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0)
