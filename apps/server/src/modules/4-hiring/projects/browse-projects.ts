import { allProjects, dayMs, type ProjectListQuery, type ProjectListView } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../../platform/limits/concurrency-limit-per-key.ts'
import { countedMatches } from '../../../platform/text-search/commonness.rules.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'
import { TextSample } from '../../../platform/text-search/text-sample.ts'
import { presentClientFigures } from '../../2-people/figures/shared/present-client-figures.ts'
import { type KnownSearch, KnownSearches } from './known-searches.ts'
import { presentProject } from './project.presenter.ts'
import {
  gatherProjects,
  isWalkWhole,
  type ListedProjectRow,
  listProjectPage,
  type PageRequest,
  searchProjects,
  walkedRows,
  walkProjects,
} from './project-search.queries.ts'
import { sampledProjects } from './search-sample.queries.ts'
import { UnlistedCounts } from './unlisted-counts.ts'

/** Per account and process, times `RATE_LIMIT_FACTOR`. Slow searches must not occupy every connection. */
const searchesAtOnce = 3

function searchAdmission(rateLimitFactor: number) {
  const limit = Math.max(1, Math.floor(searchesAtOnce * rateLimitFactor))
  return limitConcurrencyPerKey({ running: limit }, () => new DomainError('project.searches_at_once'))
}

export type SearchTools = {
  searches: KnownSearches
  unlisted: UnlistedCounts
  admit: ReturnType<typeof searchAdmission>
  clock: Clock
}

export function openSearchTools(db: Db, clock: Clock, rateLimitFactor: number): SearchTools {
  const searches = new KnownSearches(new TextSample(sampledProjects(db), clock))
  return { searches, unlisted: new UnlistedCounts(clock), admit: searchAdmission(rateLimitFactor), clock }
}

/** `total` and `categories` count every status. They are lower bounds if `totalIsCapped`, else exact. Throws `list.cursor_invalid`. */
export async function browseProjects(
  db: ReadDb,
  { searches, unlisted, admit, clock }: SearchTools,
  query: ProjectListQuery & { viewerId: string },
): Promise<ProjectListView> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
  if (query.cursor !== undefined && !fitsSort(after, query.sort)) throw new DomainError('list.cursor_invalid')
  const request: PageRequest = {
    viewerId: query.viewerId,
    category: query.category,
    sort: query.sort,
    isOpenOnly: query.status === 'active',
    after,
    offset: after ? 0 : (query.page - 1) * query.limit,
    // One more than shown, to see if another page follows.
    limit: query.limit + 1,
  }
  const found = await (query.search === ''
    ? listAll(db, unlisted, request)
    : admit(query.viewerId, () => search(db, { searches, clock }, request, query.search)))
  const rows = found.rows.slice(0, query.limit)
  const last = rows.at(-1)
  const nextCursor = found.rows.length > query.limit && last ? encodeCursor(cursorOf(last, query.sort)) : null
  const { total, totalIsCapped, categories } = found
  const projects = rows.map((row) => ({
    ...presentProject(row, query.viewerId),
    clientFigures: presentClientFigures(row),
  }))
  return { projects, total, totalIsCapped, categories, nextCursor }
}

async function listAll(db: ReadDb, unlisted: UnlistedCounts, request: PageRequest) {
  const { rows, categories: kept, restrictions } = await listProjectPage(db, request)
  const taken = await unlisted.of(db, restrictions)
  // A hidden project may have another category since its own was counted.
  const categories = Object.fromEntries(
    Object.entries(kept).map(([category, n]) => [category, Math.max(0, n - totalOf(taken, category))]),
  )
  return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
}

async function search(
  db: ReadDb,
  { searches, clock }: Pick<SearchTools, 'searches' | 'clock'>,
  request: PageRequest,
  typed: string,
) {
  const known = await searches.of(searchable(typed))
  if (!known.atLeast) {
    const { rows, categories } = await searchProjects(db, request, known.needleIn(allProjects))
    if (totalOf(categories, allProjects) <= countedMatches) {
      return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
    }
    known.atLeast = categories
  }
  const categories = known.atLeast
  if (request.category !== allProjects && !known.commonIn.has(request.category)) {
    const needle = known.needleIn(request.category)
    const { rows, categories: within } = await searchProjects(db, request, needle, request.category)
    const total = totalOf(within, request.category)
    if (total <= countedMatches) return { rows, categories, total, totalIsCapped: true }
    known.commonIn.add(request.category)
  }
  const rows = await listCommon(db, clock, request, known)
  return { rows, categories, total: countedMatches, totalIsCapped: true }
}

/** A walk through so many projects takes as long as a search in the index of a few days, unless more than these match on a single day. */
const quicklyWalkedRows = 500

/** As many days as are known to hold a page are tried first, then this many times as many. */
const moreDays = 16

/**
 * Walks the display order where a page lies near, and otherwise searches the newest days: as many as are known to hold a page, and then more,
 * for a first page as far back as the sample says. What lies deep is missed by all: then it gathers and sorts all matches, and
 * knows how deep they lie.
 */
async function listCommon(
  db: ReadDb,
  clock: Clock,
  request: PageRequest,
  { needleIn, deep, days, shareIn, onNewestDay, likelySince }: KnownSearch,
): Promise<ListedProjectRow[]> {
  const needle = needleIn(request.category)
  const order = `${request.category} ${request.sort} ${request.limit} ${request.isOpenOnly}`
  // Of those that are open the sample knows nothing. They are few, and a walk sees all of them.
  if (request.isOpenOnly && (await isWalkWhole(db, request))) return walkProjects(db, request, needle)
  const share = shareIn(request.category) ?? 1
  const isFirst = !request.after && request.offset === 0
  const isNewest = request.sort === 'newest'
  const worthWalking = isNewest ? Math.max(quicklyWalkedRows, onNewestDay(request.category)) : walkedRows
  if (!deep.has(order) && request.offset + request.limit <= share * Math.min(worthWalking, walkedRows)) {
    const rows = await walkProjects(db, request, needle)
    if (rows.length === request.limit) return rows
    if (isFirst) deep.add(order)
    else if (await isWalkWhole(db, request)) return rows
  }
  if (isNewest) {
    const known = days.get(order)
    const since = isFirst && known === undefined ? likelySince(request.category, request.limit) : undefined
    for (const tried of daysToTry(known ?? 1, since && daysBackTo(since, clock), deep.has(order))) {
      const rows = await gatherProjects(db, request, needle, tried)
      const last = rows.at(-1)
      if (!last || rows.length < request.limit) continue
      if (isFirst) days.set(order, daysBackTo(last.createdAt, clock))
      return rows
    }
  }
  const rows = await gatherProjects(db, request, needle)
  const last = rows.at(-1)
  if (isFirst && last) days.set(order, daysBackTo(last.createdAt, clock))
  return rows
}

/** What a walk looked for in vain is not in the newest days. */
function daysToTry(known: number, sampled: number | undefined, isWalked: boolean): number[] {
  const usual = [known, known * moreDays]
  if (sampled === undefined || sampled <= moreDays) return usual
  return isWalked ? [sampled] : [...usual, sampled]
}

/** Of UTC, as in the search index. */
function daysBackTo(createdAt: Date, clock: Clock): number {
  const [today, day] = [clock(), createdAt].map((at) => Math.floor(at.getTime() / dayMs))
  return Math.max(1, (today ?? 0) - (day ?? 0) + 1)
}

function totalOf(categories: Record<string, number>, category: string): number {
  if (category !== allProjects) return Object.hasOwn(categories, category) ? (categories[category] ?? 0) : 0
  return Object.values(categories).reduce((sum, count) => sum + count, 0)
}

function cursorOf(row: ListedProjectRow, sort: ProjectListQuery['sort']): Cursor {
  return [sort === 'newest' ? row.createdAt.toISOString() : row.priceCents, row.id]
}

function fitsSort(cursor: Cursor | undefined, sort: ProjectListQuery['sort']): boolean {
  if (!cursor) return false
  const [value] = cursor
  return typeof value === (sort === 'newest' ? 'string' : 'number')
}
