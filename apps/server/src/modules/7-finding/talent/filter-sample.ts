import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { commonIn } from '../../../platform/text-search/commonness.rules.ts'
import { TextSample } from '../../../platform/text-search/text-sample.ts'
import { type SampledFilters, sampledFilters } from './talent-sample.queries.ts'

/** More than of texts: the fewer are sampled, the more searches are gathered in vain before they are walked. */
const sampledPeople = 10_000
/** A second facet is looked up if it covers at most this share of the rarest. */
const worthLookingUp = 0.5
/** Sampled people with the rarest facet, in random order, that tell its share. */
const enoughForShare = 100

type Filters = { facets: readonly string[]; rates: { from: number; to: number } }

/** What filters compare of ten thousand random people, and where each facet occurs among them. */
export class FilterSample {
  readonly #sample: TextSample<SampledFilters>
  #indexed: readonly SampledFilters[] = []
  #places = new Map<string, number[]>()

  constructor(db: Db, clock: Clock) {
    this.#sample = new TextSample(sampledFilters(db), clock, sampledPeople)
  }

  prepare(): Promise<void> {
    return this.#sample.prepare()
  }

  areCommon({ facets, rates }: Filters, counted: number): boolean {
    const rows = this.#sample.rows
    const [rarest, ...others] = this.#byFrequency(facets)
    const places = rarest === undefined ? rows.keys() : this.#placesOf(rarest)
    let hits = 0
    for (const place of places) {
      const row = rows[place]
      if (
        row &&
        row.rate >= rates.from &&
        row.rate <= rates.to &&
        others.every((facet) => row.facets.includes(facet))
      ) {
        hits += 1
      }
    }
    return commonIn({ all: hits }, this.#sample.population, counted).isCommon
  }

  /** The one or two facets to look up in the index, as each costs a walk through its list. The others are compared. */
  lookedUp(facets: readonly string[]): string[] {
    const [rarest, ...others] = this.#byFrequency(facets)
    if (rarest === undefined) return []
    const places = this.#placesOf(rarest).slice(0, enoughForShare)
    const rows = places.flatMap((place) => this.#sample.rows[place] ?? [])
    const [second] = others
      .map((facet) => ({ facet, both: rows.filter((row) => row.facets.includes(facet)).length }))
      .toSorted((one, other) => one.both - other.both)
    return second && second.both <= rows.length * worthLookingUp ? [rarest, second.facet] : [rarest]
  }

  #byFrequency(facets: readonly string[]): string[] {
    return facets.toSorted((one, other) => this.#placesOf(one).length - this.#placesOf(other).length)
  }

  #placesOf(facet: string): readonly number[] {
    if (this.#indexed !== this.#sample.rows) this.#index()
    return this.#places.get(facet) ?? []
  }

  #index() {
    const rows = this.#sample.rows
    const places = new Map<string, number[]>()
    for (const [place, { facets }] of rows.entries()) {
      for (const facet of facets) {
        const known = places.get(facet)
        if (known) known.push(place)
        else places.set(facet, [place])
      }
    }
    this.#places = places
    this.#indexed = rows
  }
}
