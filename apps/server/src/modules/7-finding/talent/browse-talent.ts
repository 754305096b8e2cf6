import { type TalentListQuery, type TalentListView, talentCounted, wordsOf } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import { decodeCursor, pageBy } from '../../../platform/database/cursor.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../../platform/limits/concurrency-limit-per-key.ts'
import { commonIn } from '../../../platform/text-search/commonness.rules.ts'
import { mergedTerms } from '../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import { TextSample } from '../../../platform/text-search/text-sample.ts'
import { FilterSample } from './filter-sample.ts'
import { ratesOf, wantedFacets } from './listing.rules.ts'
import { RememberedWays } from './remembered-ways.ts'
import { findTalentCards } from './shared/find-talent-cards.ts'
import { type SampledPerson, sampledTalent } from './talent-sample.queries.ts'
import {
  gatherTalent,
  type Place,
  reachesFurther,
  type TalentSearch,
  walkTalent,
  wordMatchRank,
} from './talent-search.queries.ts'

/** Concurrent searches of one address in this process, multiplied by `RATE_LIMIT_FACTOR`. */
const searchesAtOnce = 6

export type TalentSamples = {
  texts: TextSample<SampledPerson>
  filters: FilterSample
  /** No search waits for the samples. One that comes before them is gathered first. */
  refresh(): void
}
export type TalentTools = {
  sample: TalentSamples
  ways: RememberedWays
  admit: ReturnType<typeof talentAdmission>
}

export function openTalentTools(db: Db, clock: Clock, rateLimitFactor: number): TalentTools {
  return {
    sample: openTalentSamples(db, clock),
    ways: new RememberedWays(clock),
    admit: talentAdmission(rateLimitFactor),
  }
}

function openTalentSamples(db: Db, clock: Clock): TalentSamples {
  const texts = new TextSample(sampledTalent(db), clock)
  const filters = new FilterSample(db, clock)
  // After a failure, the next search tries again.
  return { texts, filters, refresh: () => void Promise.all([texts.prepare(), filters.prepare()]).catch(() => {}) }
}

/** Throws `talent.searches_at_once` for one search too many. */
function talentAdmission(rateLimitFactor: number) {
  const limit = Math.max(1, Math.floor(searchesAtOnce * rateLimitFactor))
  return limitConcurrencyPerKey({ running: limit }, () => new DomainError('talent.searches_at_once'))
}

/** People who may be found, filtered and sorted. Throws `list.cursor_invalid`. */
export function browseTalent(
  db: ReadDb,
  { sample, ways, admit }: TalentTools,
  { address, ...query }: TalentListQuery & { address: string },
): Promise<TalentListView> {
  const after = query.cursor === undefined ? undefined : placeOf(query.cursor)
  return admit(address, async () => {
    sample.refresh()
    const words = wordsOf(query.search).map(searchable)
    const facets = wantedFacets(query)
    const terms = mergedTerms(words, sample.texts.frequencyOf)
    const search: TalentSearch = {
      words,
      terms: facets.length > 0 ? { ...terms, parts: terms.parts.slice(0, partsBesideFacets) } : terms,
      facets,
      lookedUp: sample.filters.lookedUp(facets),
      rates: ratesOf(query),
      sort: query.sort,
      after,
      limit: query.limit + 1,
    }
    const { places, total } = await find(db, { sample, ways }, search)
    const { rows: page, nextCursor } = pageBy<Place>(places, query.limit, ({ rank, id }) => [rank, id])
    const cards = await findTalentCards(
      db,
      page.map(({ id }) => id),
    )
    const totalIsCapped = total > talentCounted
    return {
      people: page.flatMap(({ id }) => cards.get(id) ?? []),
      total: Math.min(total, talentCounted),
      totalIsCapped,
      nextCursor,
    }
  })
}

/** The rarest part of the words. The others are mostly in the same texts, and each costs a walk through its list. */
const partsBesideFacets = 1

type Found = { places: Place[]; total: number }
const uncounted = talentCounted + 1
/** Without words, gathering so many matches takes no longer than a walk. */
const gatheredFacets = 1_000
const mostGathered = ({ words }: TalentSearch) => (words.length > 0 ? talentCounted : gatheredFacets)

type Memory = Pick<TalentTools, 'sample' | 'ways'>

async function find(db: ReadDb, { sample, ways }: Memory, search: TalentSearch): Promise<Found> {
  // A page goes on in the order in which its list began, even if the search has become common or rare since.
  const began = orderBegan(search)
  if (began === 'gathered') return gatherTalent(db, search, { most: 4 * talentCounted, byWords: true })
  const way = ways.of(search)
  if (way === 'gather') return gatherAll(db, ways, search)
  if (way === 'walk' || began === 'walked' || isCommon(sample, search)) return walk(db, ways, search)
  const most = mostGathered(search)
  const gathered = await gatherTalent(db, search, { most: most + 1, byWords: true })
  return gathered.total > most ? walk(db, ways, search) : gathered
}

/** Words change the order of relevance where all matches are gathered; only there are ranks that high. */
function orderBegan({ sort, words, after }: TalentSearch): 'walked' | 'gathered' | undefined {
  if (!after || sort !== 'relevance' || words.length === 0) return undefined
  return after.rank >= wordMatchRank ? 'gathered' : 'walked'
}

function isCommon({ texts, filters }: TalentSamples, { words, facets, rates }: TalentSearch): boolean {
  if (words.length === 0) return filters.areCommon({ facets, rates }, talentCounted)
  const hits = texts.rowsWith(
    words,
    (person) =>
      person.rate >= rates.from && person.rate <= rates.to && facets.every((facet) => person.facets.includes(facet)),
  )
  return commonIn({ all: hits.length }, texts.population, talentCounted).isCommon
}

async function walk(db: ReadDb, ways: RememberedWays, search: TalentSearch): Promise<Found> {
  const places = await walkTalent(db, search)
  if (places.length === search.limit) {
    ways.remember(search, 'walk')
    return { places, total: uncounted }
  }
  // Matches may lie deeper than a walk goes.
  if (await reachesFurther(db, search)) return gatherAll(db, ways, search)
  ways.forget(search)
  return { places, total: search.after ? uncounted : places.length }
}

const everyone = 2_000_000_000

/** In the order of a walk. */
async function gatherAll(db: ReadDb, ways: RememberedWays, search: TalentSearch): Promise<Found> {
  const gathered = await gatherTalent(db, search, { most: everyone, byWords: false })
  if (gathered.total > mostGathered(search)) ways.remember(search, 'gather')
  // So few are gathered first, without a walk.
  else ways.forget(search)
  return gathered
}

function placeOf(cursor: string): Place {
  const [rank, id] = decodeCursor(cursor) ?? []
  if (typeof rank !== 'number' || !id || Math.abs(rank) > 2_147_483_647) throw new DomainError('list.cursor_invalid')
  return { rank, id }
}
