import { allProjects, type ProjectSort } from '@guildhall/contract'
import type { Cursor } from '../../platform/cursor.ts'
import { type Db, queryNamed, queryPlanned } from '../../platform/database.ts'
import { type ProjectRow, projectColumnsSql } from './project.queries.ts'

export type ListedProjectRow = ProjectRow & { myProposalId: string | null }
export type ProjectPage = { rows: ListedProjectRow[]; categories: Record<string, number> }
export type PageRequest = {
  viewerId: string
  category: string
  sort: ProjectSort
  after: Cursor | undefined
  offset: number
  limit: number
}

/** Totals of a search are exact up to here; beyond, they are a lower bound. Counting costs as much as it counts. */
export const countedMatches = 1_000
/** How many rows in display order are looked through before all matches are gathered and sorted instead. */
const walkedRows = 5_000

const orders = {
  newest: { column: 'created_at', type: 'timestamptz', direction: 'desc', after: '<' },
  budget_high: { column: 'price_cents', type: 'bigint', direction: 'desc', after: '<' },
  budget_low: { column: 'price_cents', type: 'bigint', direction: 'asc', after: '>' },
} as const satisfies Record<ProjectSort, { column: string; type: string; direction: 'asc' | 'desc'; after: '<' | '>' }>

/** `where` and `order by` of a request, its values appended to `values`. `table` is the alias they speak of. */
function clauses(request: PageRequest, values: unknown[], table: string) {
  const { column, type, direction, after } = orders[request.sort]
  const conditions = ['true']
  if (request.category !== allProjects) {
    values.push(request.category)
    conditions.push(`${table}.category = $${values.length}`)
  }
  if (request.after) {
    values.push(...request.after)
    const [value, id] = [`$${values.length - 1}::${type}`, `$${values.length}::uuid`]
    conditions.push(`(${table}.${column}, ${table}.id) ${after} (${value}, ${id})`)
  }
  return {
    where: conditions.join(' and '),
    orderBy: `order by ${table}.${column} ${direction}, ${table}.id ${direction}`,
    orderColumn: column,
  }
}

const categoryCountsSql = `(select coalesce(json_object_agg(category, projects), '{}') from project_category_counts)`
const mineSql = 'left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $1'

type Row = ListedProjectRow & { categories: Record<string, number> }

/** The statement behind browsing without a search: one index walk, counts read and not counted. */
export function browseStatement(request: PageRequest) {
  const values: unknown[] = [request.viewerId, request.limit, request.offset]
  const { where, orderBy } = clauses(request, values, 'p')
  const text = `select listed.*, ${categoryCountsSql} as categories from (select 1) one left join (
      select ${projectColumnsSql}, mine.id as "myProposalId"
      from (select * from projects p where ${where} ${orderBy} limit $2 offset $3) p ${mineSql} ${orderBy}
    ) listed on true`
  const name = [
    'browse',
    request.sort,
    request.category === allProjects ? 'all' : 'category',
    request.after ? 'after' : 'top',
  ]
  return { name: name.join('_'), text, values }
}

export async function browseProjects(db: Db, request: PageRequest): Promise<ProjectPage> {
  const { name, text, values } = browseStatement(request)
  const rows = await queryNamed<Row>(db, name, text, values)
  return { rows: listed(rows), categories: rows[0]?.categories ?? {} }
}

/**
 * The statement behind a search: at most {@link countedMatches} + 1 matches through the trigram index, counted by
 * category, and the page among them. Planned for each needle, as a kept plan would treat rare and common ones alike.
 */
export function searchStatement(request: PageRequest, pattern: string) {
  const values: unknown[] = [request.viewerId, request.limit, request.offset, pattern, countedMatches + 1]
  const { where, orderBy } = clauses(request, values, 'h')
  const text = `with hits as materialized (
      select id, created_at, price_cents, category from projects where search_text like $4 limit $5
    ), page as (
      select h.* from hits h where ${where} ${orderBy} limit $2 offset $3
    )
    select listed.*, (select coalesce(json_object_agg(category, n), '{}')
        from (select coalesce(category, 'Design') as category, count(*) as n from hits group by 1) counted) as categories
    from (select 1) one left join (
      select ${projectColumnsSql}, mine.id as "myProposalId"
      from page h join projects p on p.id = h.id ${mineSql} ${orderBy}
    ) listed on true`
  return { text, values }
}

export async function searchProjects(db: Db, request: PageRequest, pattern: string): Promise<ProjectPage> {
  const { text, values } = searchStatement(request, pattern)
  const rows = await queryPlanned<Row>(db, text, values)
  return { rows: listed(rows), categories: rows[0]?.categories ?? {} }
}

/**
 * A page of a search too common to gather: walks the newest (or dearest, cheapest) rows and keeps those that match.
 * Where matches turn out to lie deeper than {@link walkedRows}, all of them are gathered and sorted after all.
 */
export async function walkProjects(db: Db, request: PageRequest, pattern: string): Promise<ListedProjectRow[]> {
  const rows = await runWalk(db, request, pattern, `limit ${walkedRows}`)
  return rows.length === request.limit ? rows : runWalk(db, request, pattern, '')
}

async function runWalk(db: Db, request: PageRequest, pattern: string, bound: string): Promise<ListedProjectRow[]> {
  const values: unknown[] = [request.viewerId, request.limit, request.offset, pattern]
  const { where, orderBy } = clauses(request, values, 'p')
  // Without a bound the planner may use the trigram index; `materialized` keeps it from walking the order again.
  const source = bound
    ? `select * from (select * from projects p where ${where} ${orderBy} ${bound}) p where p.search_text like $4`
    : `select * from matches p`
  const matches = bound
    ? ''
    : `with matches as materialized (select * from projects p where ${where} and p.search_text like $4)`
  const text = `${matches} select ${projectColumnsSql}, mine.id as "myProposalId"
    from (${source} ${orderBy} limit $2 offset $3) p ${mineSql} ${orderBy}`
  return queryPlanned<ListedProjectRow>(db, text, values)
}

/** Whether a category holds more matches than are counted, and how many otherwise. */
export async function countMatches(db: Db, category: string, pattern: string): Promise<number> {
  const [row] = await queryPlanned<{ n: number }>(
    db,
    `select count(*) as n from (select 1 from projects where category = $1 and search_text like $2 limit $3) hits`,
    [category, pattern, countedMatches + 1],
  )
  return row?.n ?? 0
}

// The left join leaves one row of nulls where a page is empty, so that its counts still arrive.
function listed(rows: Row[]): ListedProjectRow[] {
  return rows.filter((row) => row.id !== null)
}
