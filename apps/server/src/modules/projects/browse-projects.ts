import { allProjects, type ProjectListQuery, type ProjectListView } from '@guildhall/contract'
import type { Clock } from '../../platform/clock.ts'
import { type Cursor, decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import type { Db } from '../../platform/database/database.ts'
import { containsPattern } from '../../platform/database/like-pattern.ts'
import { DomainError } from '../../platform/errors.ts'
import { limitConcurrencyPerKey } from '../../platform/limits/concurrency-limit-per-key.ts'
import { commonIn, countedMatches } from '../../platform/text-search/commonness.rules.ts'
import { indexTerms } from '../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../platform/text-search/searchable.rules.ts'
import { TextSample } from '../../platform/text-search/text-sample.ts'
import { findClientFigures } from '../reviews/shared/person-figures.ts'
import { presentProject } from './project.presenter.ts'
import {
  type ListedProjectRow,
  listProjectPage,
  type Needle,
  type PageRequest,
  searchProjects,
  walkProjects,
} from './project-search.queries.ts'
import { type SampledProject, sampledProjects } from './search-sample.queries.ts'

/** Per account and process, times `RATE_LIMIT_FACTOR`. Slow searches must not occupy every connection. */
const searchesAtOnce = 3

export function searchAdmission(rateLimitFactor: number) {
  const limit = Math.max(1, Math.floor(searchesAtOnce * rateLimitFactor))
  return limitConcurrencyPerKey({ running: limit }, () => new DomainError('project.searches_at_once'))
}

export const openProjectSample = (db: Db, clock: Clock) => new TextSample(sampledProjects(db), clock)

export type SearchTools = { sample: TextSample<SampledProject>; admit: ReturnType<typeof searchAdmission> }

/** `total` and `categories` are lower bounds if `totalIsCapped`, else exact. Throws `list.cursor_invalid`. */
export async function browseProjects(
  db: Db,
  { sample, admit }: SearchTools,
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
    : admit(query.viewerId, () => search(db, sample, request, query.search)))
  const rows = found.rows.slice(0, query.limit)
  const last = rows.at(-1)
  const nextCursor = found.rows.length > query.limit && last ? encodeCursor(cursorOf(last, query.sort)) : null
  const { total, totalIsCapped, categories } = found
  const figures = await findClientFigures(
    db,
    rows.map(({ clientId }) => clientId),
  )
  const projects = rows.map((row) => ({
    ...presentProject(row, query.viewerId),
    clientFigures: figures(row.clientId),
  }))
  return { projects, total, totalIsCapped, categories, nextCursor }
}

async function listAll(db: Db, request: PageRequest) {
  const { rows, categories } = await listProjectPage(db, request)
  return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
}

async function search(db: Db, sample: TextSample<SampledProject>, request: PageRequest, typed: string) {
  await sample.prepare()
  const text = searchable(typed)
  const needle: Needle = { pattern: containsPattern(text), terms: indexTerms(text, sample.frequencyOf) }
  const { isCommon, isCommonIn, atLeast } = commonnessOf(text, sample)
  if (isCommon) {
    const walks = request.category === allProjects || isCommonIn(request.category)
    return walks ? walk(db, request, needle, atLeast) : searchCategory(db, request, needle, atLeast)
  }

  const { rows, categories } = await searchProjects(db, request, needle)
  if (totalOf(categories, allProjects) <= countedMatches) {
    return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
  }
  return request.category === allProjects
    ? walk(db, request, needle, categories)
    : searchCategory(db, request, needle, categories)
}

function commonnessOf(needle: string, sample: TextSample<SampledProject>) {
  const hits: Record<string, number> = Object.create(null)
  for (const { category } of sample.rowsWith([needle])) hits[category] = (hits[category] ?? 0) + 1
  return commonIn(hits, sample.population)
}

async function searchCategory(db: Db, request: PageRequest, needle: Needle, categories: Record<string, number>) {
  const { rows, categories: within } = await searchProjects(db, request, needle, request.category)
  const total = totalOf(within, request.category)
  return total > countedMatches
    ? walk(db, request, needle, categories)
    : { rows, categories, total, totalIsCapped: true }
}

async function walk(db: Db, request: PageRequest, needle: Needle, categories: Record<string, number>) {
  const rows = await walkProjects(db, request, needle)
  return { rows, categories, total: countedMatches, totalIsCapped: true }
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
