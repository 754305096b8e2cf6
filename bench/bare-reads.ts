import type pg from 'pg'
import { projectByIdSql } from '../apps/server/src/modules/projects/project.queries.ts'
import { containsPattern, searchable } from '../apps/server/src/modules/projects/project.rules.ts'
import {
  browseStatement,
  gatherStatement,
  type PageRequest,
  searchStatement,
  walkStatement,
} from '../apps/server/src/modules/projects/project-search.queries.ts'
import { indexTerms } from '../apps/server/src/modules/projects/search-keys.rules.ts'
import { countedMatches } from '../apps/server/src/modules/projects/search-sample.rules.ts'

export type Browsing = { viewerId: string; search: string; category: string }
const limit = 50
const everything = 'All Projects'

export async function answerBrowse(pool: pg.Pool, { viewerId, search, category }: Browsing) {
  const page: PageRequest = { viewerId, category, sort: 'newest', after: undefined, offset: 0, limit: limit + 1 }
  const pattern = containsPattern(search)
  const known = common.get(pattern)
  if (known) return answerCommon(pool, page, search, known)

  const { rows } = await pool.query(
    search === '' ? browseStatement(page) : searchStatement(page, needleOf(search), everything),
  )
  const categories: Record<string, number> = rows[0].categories
  if (search === '' || sum(categories) <= countedMatches) {
    const total = category === everything ? sum(categories) : (categories[category] ?? 0)
    return toList(
      rows.filter((row) => row.id !== null),
      total,
      false,
      categories,
    )
  }
  const found = { categories, inCategory: new Map() }
  common.set(pattern, found)
  return answerCommon(pool, page, search, found)
}

type CommonSearch = { categories: Record<string, number>; inCategory: Map<string, number> }
/** As in the application, which also forgets. */
const common = new Map<string, CommonSearch>()

async function answerCommon(pool: pg.Pool, page: PageRequest, search: string, known: CommonSearch) {
  const { category } = page
  const [rows, inCategory] = await Promise.all([
    walk(pool, page, search),
    category === everything ? countedMatches : (known.inCategory.get(category) ?? count(pool, page, search)),
  ])
  known.inCategory.set(category, inCategory)
  return toList(rows, Math.min(inCategory, countedMatches), true, known.categories)
}

async function walk(pool: pg.Pool, page: PageRequest, search: string) {
  const { rows } = await pool.query(walkStatement(page, needleOf(search)))
  return rows.length === page.limit ? rows : (await pool.query(gatherStatement(page, needleOf(search)))).rows
}

async function count(pool: pg.Pool, page: PageRequest, search: string): Promise<number> {
  const { rows } = await pool.query(searchStatement(page, needleOf(search), page.category))
  return sum(rows[0].categories)
}

function needleOf(search: string) {
  return { pattern: containsPattern(search), terms: indexTerms(searchable(search), () => 0) }
}

export async function answerProject(pool: pg.Pool, id: string, viewerId: string) {
  const { rows } = await pool.query({ name: 'project_by_id', text: projectByIdSql, values: [id, viewerId] })
  const row = rows[0]
  return {
    ...toProject(row),
    client: { _id: row.clientId, name: row.clientName },
    allowedMoves: row.status === 'active' && row.myProposalId === null && row.clientId !== viewerId ? ['propose'] : [],
  }
}

export function toList(
  found: pg.QueryResultRow[],
  total: number,
  totalIsCapped: boolean,
  categories: Record<string, number>,
) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const nextCursor =
    found.length > limit && last
      ? Buffer.from(JSON.stringify([last.createdAt.toISOString(), last.id])).toString('base64url')
      : null
  return { projects: rows.map(toProject), total, totalIsCapped, categories, nextCursor }
}

export function toProject(row: pg.QueryResultRow) {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    price: row.priceCents / 100,
    category: row.category ?? 'Design',
    image: row.image,
    requiredSkills: row.requiredSkills,
    deadline: row.deadlineAt.toISOString(),
    status: row.status,
    proposals: row.proposalCount,
    createdBy: row.clientId,
    createdAt: row.createdAt.toISOString(),
    ...(row.myProposalId ? { myProposalId: row.myProposalId } : {}),
  }
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0)
}
