import { allProjects, type ProjectListQuery, type ProjectListView } from '@guildhall/contract'
import type { Clock } from '../../../platform/clock.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts'
import type { Db } from '../../../platform/database/database.ts'
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
  type ListedProjectRow,
  listProjectPage,
  type PageRequest,
  searchProjects,
  walkedRows,
  walkProjects,
} from './project-search.queries.ts'
import { sampledProjects } from './search-sample.queries.ts'

/** Per account and process, times `RATE_LIMIT_FACTOR`. Slow searches must not occupy every connection. */
const searchesAtOnce = 3

function searchAdmission(rateLimitFactor: number) {
  const limit = Math.max(1, Math.floor(searchesAtOnce * rateLimitFactor))
  return limitConcurrencyPerKey({ running: limit }, () => new DomainError('project.searches_at_once'))
}

export type SearchTools = { searches: KnownSearches; admit: ReturnType<typeof searchAdmission> }

export function openSearchTools(db: Db, clock: Clock, rateLimitFactor: number): SearchTools {
  const searches = new KnownSearches(new TextSample(sampledProjects(db), clock))
  return { searches, admit: searchAdmission(rateLimitFactor) }
}

/** `total` and `categories` are lower bounds if `totalIsCapped`, else exact. Throws `list.cursor_invalid`. */
export async function browseProjects(
  db: Db,
  { searches, admit }: SearchTools,
  query: ProjectListQuery & { viewerId: string },
): Promise<ProjectListView> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
  if (query.cursor !== undefined && !fitsSort(after, query.sort)) throw new DomainError('list.cursor_invalid')
  const request: PageRequest = {
    viewerId: query.viewerId,
    category: query.category,
    sort: query.sort,
    after,
    offset: after ? 0 : (query.page - 1) * query.limit,
    // One more than shown, to see if another page follows.
    limit: query.limit + 1,
  }
  const found = await (query.search === ''
    ? listAll(db, request)
    : admit(query.viewerId, () => search(db, searches, request, query.search)))
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

async function listAll(db: Db, request: PageRequest) {
  const { rows, categories } = await listProjectPage(db, request)
  return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
}

async function search(db: Db, searches: KnownSearches, request: PageRequest, typed: string) {
  const known = await searches.of(searchable(typed))
  if (!known.atLeast) {
    const { rows, categories } = await searchProjects(db, request, known.needle)
    if (totalOf(categories, allProjects) <= countedMatches) {
      return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
    }
    known.atLeast = categories
  }
  const categories = known.atLeast
  if (request.category !== allProjects && !known.commonIn.has(request.category)) {
    const { rows, categories: within } = await searchProjects(db, request, known.needle, request.category)
    const total = totalOf(within, request.category)
    if (total <= countedMatches) return { rows, categories, total, totalIsCapped: true }
    known.commonIn.add(request.category)
  }
  const rows = await listCommon(db, request, known)
  return { rows, categories, total: countedMatches, totalIsCapped: true }
}

/** Walks the display order, unless the page is the last one, or the matches lie too deep: then it gathers and sorts them all. */
async function listCommon(db: Db, request: PageRequest, { needle, deep, shareIn }: KnownSearch) {
  const order = `${request.category} ${request.sort} ${request.limit}`
  const share = shareIn(request.category) ?? 1
  if (!deep.has(order) && request.offset + request.limit <= share * walkedRows) {
    const rows = await walkProjects(db, request, needle)
    if (rows.length === request.limit) return rows
    if (!request.after && request.offset === 0) deep.add(order)
  }
  return gatherProjects(db, request, needle)
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
