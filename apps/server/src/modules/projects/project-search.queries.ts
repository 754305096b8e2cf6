import { allProjects, categoryFallback, type ProjectSort, pageSize } from '@guildhall/contract'
import type { Cursor } from '../../platform/cursor.ts'
import { type Db, queryNamed, queryPlanned } from '../../platform/database.ts'
import { listedProjectColumnsSql, type ProjectRow } from './project.queries.ts'

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
  if (request.category !== allProjects) conditions.push(inCategory(request.category, values, table))
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

/** A project without a category reads as {@link categoryFallback}, so that one is asked for by its absence. */
function inCategory(category: string, values: unknown[], table: string) {
  if (category === categoryFallback) return `${table}.category is null`
  values.push(category)
  return `${table}.category = $${values.length}`
}

/**
 * The first page at its usual length. It has its numbers written into the statement: as long as they are parameters
 * PostgreSQL plans each execution anew, which takes as long as the execution. Not where a category is sorted by price,
 * which no index holds in that order: there the right plan depends on how large the category is.
 */
function isUsual({ sort, category, limit, offset }: PageRequest) {
  return limit === pageSize + 1 && offset === 0 && (sort === 'newest' || category === allProjects)
}

function pageClause(request: PageRequest, values: unknown[]) {
  if (isUsual(request)) return `limit ${request.limit}`
  values.push(request.limit, request.offset)
  return `limit $${values.length - 1} offset $${values.length}`
}

/** Tells apart all statements that {@link clauses} and {@link pageClause} can make; few enough to keep them all. */
function nameOf(kind: string, request: PageRequest) {
  const { sort, category, after } = request
  const scope = category === allProjects ? 'all' : category === categoryFallback ? 'none' : 'category'
  return [kind, sort, scope, after ? 'after' : 'top', isUsual(request) ? 'usual' : 'any'].join('_')
}

const keptCountsSql = `(select coalesce(json_object_agg(category, n), '{}')
  from (select category, sum(projects) as n from project_category_counts group by category) kept)`
const mineSql = 'left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $1'

type Row = ListedProjectRow & { categories: Record<string, number> | null }

/**
 * The rows of `pageSql`, and `countsSql` beside the first of them only, as every row costs its transport. The left join
 * leaves one row of nulls where the page is empty, so that its counts still arrive.
 */
function pageWithCounts(pageSql: string, countsSql: string) {
  return `select listed.*, case when row_number() over () = 1 then ${countsSql} end as categories
    from (select 1) one left join (${pageSql}) listed on true`
}

function toPage(rows: Row[]): ProjectPage {
  return { rows: rows.filter((row) => row.id !== null), categories: rows[0]?.categories ?? {} }
}

/** The statement behind browsing without a search: one index walk, counts read and not counted. */
export function browseStatement(request: PageRequest) {
  const values: unknown[] = [request.viewerId]
  const { where, orderBy } = clauses(request, values, 'p')
  const page = `select ${listedProjectColumnsSql}, mine.id as "myProposalId"
    from (select * from projects p where ${where} ${orderBy} ${pageClause(request, values)}) p ${mineSql} ${orderBy}`
  return { name: nameOf('browse', request), text: pageWithCounts(page, keptCountsSql), values }
}

export async function browseProjects(db: Db, request: PageRequest): Promise<ProjectPage> {
  const { name, text, values } = browseStatement(request)
  return toPage(await queryNamed<Row>(db, name, text, values))
}

/**
 * The statement behind a search: at most {@link countedMatches} + 1 matches through the trigram index, counted by
 * category, and the page among them unless they are too many to be all. Planned for each needle, as a kept plan would
 * treat rare and common ones alike.
 */
export function searchStatement(request: PageRequest, pattern: string) {
  const values: unknown[] = [request.viewerId, pattern, countedMatches + 1]
  const { where, orderBy } = clauses(request, values, 'h')
  const page = `select ${listedProjectColumnsSql}, mine.id as "myProposalId"
    from page h join projects p on p.id = h.id ${mineSql} ${orderBy}`
  const counts = `(select coalesce(json_object_agg(category, n), '{}')
    from (select coalesce(category, '${categoryFallback}') as category, count(*) as n from hits group by 1) counted)`
  const text = `with hits as materialized (
      select id, created_at, price_cents, category from projects where search_text like $2 limit $3
    ), page as (
      select h.* from hits h where (select count(*) from hits) < $3 and ${where} ${orderBy} ${pageClause(request, values)}
    ) ${pageWithCounts(page, counts)}`
  return { text, values }
}

export async function searchProjects(db: Db, request: PageRequest, pattern: string): Promise<ProjectPage> {
  const { text, values } = searchStatement(request, pattern)
  return toPage(await queryPlanned<Row>(db, text, values))
}

/**
 * A page of a search too common to gather: walks the newest (or dearest, cheapest) rows and keeps those that match.
 * Where matches turn out to lie deeper than {@link walkedRows}, all of them are gathered and sorted after all.
 */
export async function walkProjects(db: Db, request: PageRequest, pattern: string): Promise<ListedProjectRow[]> {
  const walk = walkStatement(request, pattern)
  const rows = await queryNamed<ListedProjectRow>(db, walk.name, walk.text, walk.values)
  if (rows.length === request.limit) return rows
  const gather = gatherStatement(request, pattern)
  return queryPlanned<ListedProjectRow>(db, gather.text, gather.values)
}

/**
 * Named, as its plan is right for any needle: the order is walked whatever is looked for. `coalesce` keeps PostgreSQL from
 * estimating each needle, for which it would plan each execution anew.
 */
export function walkStatement(request: PageRequest, pattern: string) {
  const values: unknown[] = [request.viewerId, pattern]
  const { where, orderBy } = clauses(request, values, 'p')
  const text = `select ${listedProjectColumnsSql}, mine.id as "myProposalId"
    from (
      select * from (select * from projects p where ${where} ${orderBy} limit ${walkedRows}) p
      where coalesce(p.search_text like $2, false) ${orderBy} ${pageClause(request, values)}
    ) p ${mineSql} ${orderBy}`
  return { name: nameOf('walk', request), text, values }
}

/** `materialized` keeps the planner from walking the order again. */
export function gatherStatement(request: PageRequest, pattern: string) {
  const values: unknown[] = [request.viewerId, pattern]
  const { where, orderBy, orderColumn } = clauses(request, values, 'p')
  const text = `with matches as materialized (
      select id, ${orderColumn} from projects p where ${where} and p.search_text like $2
    ), page as (
      select p.* from matches p ${orderBy} ${pageClause(request, values)}
    )
    select ${listedProjectColumnsSql}, mine.id as "myProposalId"
    from page h join projects p on p.id = h.id ${mineSql} ${orderBy}`
  return { text, values }
}

/** Whether a category holds more matches than are counted, and how many otherwise. */
export async function countMatches(db: Db, category: string, pattern: string): Promise<number> {
  const { text, values } = countStatement(category, pattern)
  const [row] = await queryPlanned<{ n: number }>(db, text, values)
  return row?.n ?? 0
}

export function countStatement(category: string, pattern: string) {
  const values: unknown[] = [pattern, countedMatches + 1]
  const where = inCategory(category, values, 'p')
  const text = `select count(*) as n from (
    select 1 from projects p where ${where} and p.search_text like $1 limit $2) hits`
  return { text, values }
}
