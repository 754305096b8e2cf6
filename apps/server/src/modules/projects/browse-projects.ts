import { allProjects, type ProjectListQuery } from '@guildhall/contract'
import { type Cursor, decodeCursor, encodeCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { type CommonSearch, type CommonSearches, rememberInCategory } from './common-searches.ts'
import { containsPattern } from './project.rules.ts'
import {
  browseProjects as browse,
  countedMatches,
  countMatches,
  type ListedProjectRow,
  type PageRequest,
  searchProjects,
  walkProjects,
} from './project-search.queries.ts'

export type ListedProjects = {
  rows: ListedProjectRow[]
  total: number
  totalIsCapped: boolean
  categories: Record<string, number>
  nextCursor: string | null
}

/**
 * Projects of every status, filtered, in order. `total` and `categories` are exact unless `totalIsCapped`, from where
 * they are lower bounds. Throws `list.cursor_invalid` for a cursor this server did not give out.
 */
export async function browseProjects(
  db: Db,
  common: CommonSearches,
  query: ProjectListQuery & { viewerId: string },
): Promise<ListedProjects> {
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor)
  if (query.cursor !== undefined && !fitsSort(after, query.sort)) throw new DomainError('list.cursor_invalid')
  const request: PageRequest = {
    viewerId: query.viewerId,
    category: query.category,
    sort: query.sort,
    after,
    offset: after ? 0 : (query.page - 1) * query.limit,
    // One more than asked for tells whether another page follows.
    limit: query.limit + 1,
  }
  const found =
    query.search === '' ? await listAll(db, request) : await search(db, common, request, containsPattern(query.search))
  const rows = found.rows.slice(0, query.limit)
  const last = rows.at(-1)
  const nextCursor = found.rows.length > query.limit && last ? encodeCursor(cursorOf(last, query.sort)) : null
  return { ...found, rows, nextCursor }
}

async function listAll(db: Db, request: PageRequest) {
  const { rows, categories } = await browse(db, request)
  return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
}

async function search(db: Db, common: CommonSearches, request: PageRequest, pattern: string) {
  const known = common.find(pattern)
  if (known) return walk(db, known, request, pattern)

  const { rows, categories } = await searchProjects(db, request, pattern)
  if (totalOf(categories, allProjects) > countedMatches) {
    return walk(db, common.remember(pattern, categories), request, pattern)
  }
  return { rows, categories, total: totalOf(categories, request.category), totalIsCapped: false }
}

async function walk(db: Db, known: CommonSearch, request: PageRequest, pattern: string) {
  const [rows, inCategory] = await Promise.all([
    walkProjects(db, request, pattern),
    request.category === allProjects ? countedMatches : countInCategory(db, known, request.category, pattern),
  ])
  return {
    rows,
    categories: known.categories,
    total: Math.min(inCategory, countedMatches),
    totalIsCapped: true,
  }
}

async function countInCategory(db: Db, known: CommonSearch, category: string, pattern: string) {
  const remembered = known.inCategory.get(category)
  if (remembered !== undefined) return remembered
  const count = await countMatches(db, category, pattern)
  rememberInCategory(known, category, count)
  return count
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
