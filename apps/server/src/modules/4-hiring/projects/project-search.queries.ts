import { allProjects, categoryFallback, type ProjectSort, pageSize, screenPageSize } from '@guildhall/contract'
import type { Cursor } from '../../../platform/database/cursor.ts'
import { queryNamed, type ReadDb } from '../../../platform/database/database.ts'
import { countedMatches } from '../../../platform/text-search/commonness.rules.ts'
import type { FewestTerms } from '../../../platform/text-search/search-keys.rules.ts'
import { type ClientFiguresRow, clientFiguresText } from '../../2-people/figures/shared/client-figures.queries.ts'
import { type CategoryCounts, keptCountsText, restrictionsText } from './category-counts.queries.ts'
import { listedProjectColumnsSql, type ProjectRow } from './project.queries.ts'
import { partOf, searchedIn } from './search-parts.rules.ts'
import { isListedText } from './shared/is-listed.queries.ts'

export type ListedProjectRow = ProjectRow & { myProposalId: string | null } & ClientFiguresRow
export type ProjectPage = { rows: ListedProjectRow[]; categories: CategoryCounts }
/** With all projects in the counts, and the {@link restrictionsText} at that moment. */
type UncorrectedPage = ProjectPage & { restrictions: string | null }
export type PageRequest = {
  viewerId: string
  category: string
  sort: ProjectSort
  isOpenOnly: boolean
  after: Cursor | undefined
  offset: number
  limit: number
}

type Order = Pick<PageRequest, 'category' | 'sort' | 'isOpenOnly' | 'after'>

/** Rows walked in display order before all matches are gathered and sorted instead. */
export const walkedRows = 5_000

const orders = {
  newest: { column: 'created_at', type: 'timestamptz', direction: 'desc', after: '<' },
  budget_high: { column: 'price_cents', type: 'bigint', direction: 'desc', after: '<' },
  budget_low: { column: 'price_cents', type: 'bigint', direction: 'asc', after: '>' },
} as const satisfies Record<ProjectSort, { column: string; type: string; direction: 'asc' | 'desc'; after: '<' | '>' }>

const listedNames = { created_at: '"createdAt"', price_cents: '"priceCents"' } as const

function clauses(request: Order, values: unknown[], table: string) {
  const { column, type, direction, after } = orders[request.sort]
  const conditions = ['true']
  if (request.category !== allProjects) conditions.push(inCategory(request.category, values, table))
  if (request.isOpenOnly) conditions.push(`${table}.status = 'active'`)
  if (request.after) {
    values.push(...request.after)
    const [value, id] = [`$${values.length - 1}::${type}`, `$${values.length}::uuid`]
    conditions.push(`(${table}.${column}, ${table}.id) ${after} (${value}, ${id})`)
  }
  const place = `${table}.${column} ${direction}, ${table}.id ${direction}`
  return {
    where: conditions.join(' and '),
    // For the index over category and time, PostgreSQL needs the category compared with \`=\`.
    orderBy:
      request.category === categoryFallback ? `order by ${table}.category ${direction}, ${place}` : `order by ${place}`,
    orderColumn: column,
  }
}

/** Projects without a category read as {@link categoryFallback}. */
function inCategory(category: string, values: unknown[], table: string) {
  if (category === categoryFallback) return `${table}.category is null`
  values.push(category)
  return `${table}.category = $${values.length}`
}

const usualLimits = [screenPageSize + 1, pageSize + 1]

/** Literal numbers: with parameters, PostgreSQL plans each execution again, which doubles its time. */
function isUsual({ limit, offset }: PageRequest) {
  return usualLimits.includes(limit) && offset === 0
}

function pageClause(request: PageRequest, values: unknown[]) {
  if (isUsual(request)) return `limit ${request.limit}`
  values.push(request.limit, request.offset)
  return `limit $${values.length - 1} offset $${values.length}`
}

/** Distinguishes all statements of {@link clauses} and {@link pageClause}; few enough to keep prepared. */
function nameOf(kind: string, request: PageRequest) {
  const { sort, category, after, isOpenOnly } = request
  const scope = category === allProjects ? 'all' : category === categoryFallback ? 'none' : 'category'
  const parts = [kind, sort, scope, after ? 'after' : 'top', isUsual(request) ? request.limit : 'any']
  return [...parts, ...(isOpenOnly ? ['open'] : [])].join('_')
}

const shownColumns = `${listedProjectColumnsSql}, mine.id as "myProposalId", ${clientFiguresText('f')}`
const joined = `left join proposals mine on mine.project_id = p.id and mine.freelancer_id = $1
    left join person_figures f on f.user_id = p.client_id`

type Row = ListedProjectRow & { categories: CategoryCounts | null; restrictions?: string | null }

/** Counts on the first row only. The left join keeps a row for an empty page; it does not keep the order. */
function pageWithCounts({ sort }: PageRequest, pageSql: string, counts: { categories: string; restrictions?: string }) {
  const { column, direction } = orders[sort]
  const orderBy = `order by listed.${listedNames[column]} ${direction}, listed.id ${direction}`
  const onFirst = Object.entries(counts).map(
    ([name, text]) => `case when row_number() over (${orderBy}) = 1 then ${text} end as ${name}`,
  )
  return `select listed.*, ${onFirst.join(', ')}
    from (select 1) one left join (${pageSql}) listed on true ${orderBy}`
}

function toPage(rows: Row[]): ProjectPage {
  return { rows: rows.filter((row) => row.id !== null), categories: rows[0]?.categories ?? {} }
}

/** Browsing without a search: one index walk; counts are read, not computed. */
export function browseStatement(request: PageRequest) {
  const values: unknown[] = [request.viewerId]
  const { where, orderBy } = clauses(request, values, 'p')
  const page = `select ${shownColumns}
    from (select * from projects p where ${isListedText} and ${where} ${orderBy} ${pageClause(request, values)}) p ${joined} ${orderBy}`
  const counts = { categories: keptCountsText, restrictions: restrictionsText }
  return { name: nameOf('browse', request), text: pageWithCounts(request, page, counts), values }
}

export async function listProjectPage(db: ReadDb, request: PageRequest): Promise<UncorrectedPage> {
  const { name, text, values } = browseStatement(request)
  const rows = await queryNamed<Row>(db, name, text, values)
  return { ...toPage(rows), restrictions: rows[0]?.restrictions ?? null }
}

export type Needle = { text: string; terms: FewestTerms }

// Exactly as in the index definition, else PostgreSQL does not use it.
const textSql = `split_part(p.search_text, 'K', 1)`
const keysSql = `string_to_array(split_part(p.search_text, 'K', 2), 'S')`
const piecesSql = `case when split_part(p.search_text, 'K', 3) = '' then long_word_pieces(split_part(p.search_text, 'K', 1))
  else string_to_array(split_part(p.search_text, 'K', 3), 'S') end`
const monthsBefore = 1_000_000
const daysSql = `array[(p.created_at at time zone 'UTC')::date, date_trunc('month', p.created_at at time zone 'UTC')::date - ${monthsBefore}]`

/**
 * Conditions for the index, with values that the planner cannot see: so it makes one plan for all texts and keeps it. Those that
 * check what the index lets through are in expressions that no index matches.
 */
function matches({ text, terms }: Needle, category: string, values: unknown[]) {
  const put = (value: unknown, type: string) => `(select $${values.push(value)}::${type})`
  return [
    ...(terms.keys.length > 0 ? [`${keysSql} @> ${put(terms.keys, 'text[]')}`] : []),
    ...(terms.anyKey.length > 0 ? [`${keysSql} && ${put(terms.anyKey, 'text[]')}`] : []),
    ...(terms.pieces.length > 0 ? [`${piecesSql} @> ${put(terms.pieces, 'text[]')}`] : []),
    ...terms.parts.map((part) => `${textSql} like ${put(`%${part}%`, 'text')}`),
    ...(category === allProjects || partOf(category).isWhole ? [] : [inCategory(category, values, 'p')]),
    ...(terms.parts.includes(text) ? [] : [`strpos(p.search_text, ${put(text, 'text')}) > 0`]),
    isListedText,
  ].join(' and ')
}

/** Distinguishes all statements of {@link matches}, and of {@link searchedIn}. */
function kindOf(kind: string, { text, terms }: Needle, category: string) {
  const conditions = [terms.keys, terms.anyKey, terms.pieces, terms.parts].map(({ length }) => length > 0)
  const scope = category === allProjects ? '' : `_${partOf(category).name}`
  return `${kind}${scope}_${[...conditions, terms.parts.includes(text)].map(Number).join('')}`
}

/** At most {@link countedMatches} + 1, by category, and their page unless there are so many. */
export function searchStatement(request: PageRequest, needle: Needle, category: string) {
  const values: unknown[] = [request.viewerId]
  const most = countedMatches + 1
  const found = matches(needle, category, values)
  const { where, orderBy } = clauses(request, values, 'h')
  const page = `select ${shownColumns}
    from page h join projects p on p.id = h.id ${joined} ${orderBy}`
  const counts = `(select coalesce(json_object_agg(category, n), '{}')
    from (select coalesce(category, '${categoryFallback}') as category, count(*) as n from hits group by 1) counted)`
  const text = `with hits as materialized (
      select id, created_at, price_cents, category, status from ${searchedIn(category)} where ${found} limit ${most}
    ), page as (
      select h.* from hits h where (select count(*) from hits) < ${most} and ${where} ${orderBy} ${pageClause(request, values)}
    ) ${pageWithCounts(request, page, { categories: counts })}`
  return { name: nameOf(kindOf('search', needle, category), request), text, values }
}

export async function searchProjects(
  db: ReadDb,
  request: PageRequest,
  needle: Needle,
  category: string = allProjects,
): Promise<ProjectPage> {
  const { name, text, values } = searchStatement(request, needle, category)
  return toPage(await queryNamed<Row>(db, name, text, values))
}

export async function walkProjects(db: ReadDb, request: PageRequest, needle: Needle): Promise<ListedProjectRow[]> {
  const { name, text, values } = walkStatement(request, needle)
  return queryNamed<ListedProjectRow>(db, name, text, values)
}

/** Of all that match, or of those of some days. */
export async function gatherProjects(
  db: ReadDb,
  request: PageRequest,
  needle: Needle,
  days?: number,
): Promise<ListedProjectRow[]> {
  const { name, text, values } = gatherStatement(request, needle, days)
  return queryNamed<ListedProjectRow>(db, name, text, values)
}

/**
 * Looks at {@link walkedRows} in display order, also in their keys, which contain nothing in lower case but pieces of the text. `coalesce` keeps PostgreSQL from planning
 * each execution again.
 */
export function walkStatement(request: PageRequest, needle: Needle) {
  const values: unknown[] = [request.viewerId, needle.text]
  const { where, orderBy } = clauses(request, values, 'p')
  const text = `select ${shownColumns}
    from (
      select * from (select * from projects p where ${isListedText} and ${where} ${orderBy} limit ${walkedRows}) p
      where coalesce(strpos(p.search_text, $2) > 0, false) ${orderBy} ${pageClause(request, values)}
    ) p ${joined} ${orderBy}`
  return { name: nameOf('walk', request), text, values }
}

/** Whether a walk looks at all that is left of the list, by an index alone. */
export async function isWalkWhole(db: ReadDb, request: PageRequest): Promise<boolean> {
  const values: unknown[] = []
  const { where, orderBy } = clauses(request, values, 'p')
  const text = `select 1 from projects p where ${where} ${orderBy} limit 1 offset ${walkedRows}`
  return (await queryNamed(db, nameOf('behind_walk', request), text, values)).length === 0
}

/**
 * The day of the newest project that may be on the page, and as many before it as make `days`. Whole months are asked for as such, and so is that
 * of the newest project unless what is newer is on pages before.
 */
export function inNewestDays(request: Order, days: number, values: unknown[]) {
  const { where } = clauses(request, values, 'p')
  const lastMonth = request.after ? '(newest.month - 1)' : 'newest.month'
  return `${daysSql} && (
    select array_agg(key) from (
        select (max(p.created_at) at time zone 'UTC')::date as day from projects p where ${where}
      ) last,
      lateral (select last.day, date_trunc('month', last.day)::date as month) newest,
      lateral (select newest.day - (select $${values.push(days)}::int) + 1 as day) oldest,
      lateral (select (date_trunc('month', oldest.day) + interval '1 month')::date as month) behind,
      lateral (
        select oldest.day + n as key from generate_series(0, least(newest.day, behind.month - 1) - oldest.day) n
        union all select month::date - ${monthsBefore} 
          from generate_series(behind.month::timestamp, ${lastMonth}::timestamp, interval '1 month') month
        ${request.after ? 'union all select newest.month + n from generate_series(0, newest.day - newest.month) n where newest.month >= behind.month' : ''}
      ) keys)`
}

/** All that match, or those of the newest days, sorted. `materialized` keeps the planner from walking the order. */
export function gatherStatement(request: PageRequest, needle: Needle, days?: number) {
  const values: unknown[] = [request.viewerId]
  const found = matches(needle, request.category, values)
  const recent = days === undefined ? 'true' : inNewestDays(request, days, values)
  const { where, orderBy, orderColumn } = clauses({ ...request, category: allProjects }, values, 'p')
  const text = `with matches as materialized (
      select id, ${orderColumn} from ${searchedIn(request.category)} where ${where} and ${found} and ${recent}
    ), page as (
      select p.* from matches p ${orderBy} ${pageClause(request, values)}
    )
    select ${shownColumns}
    from page h join projects p on p.id = h.id ${joined} ${orderBy}`
  const kind = days === undefined ? 'gather' : 'recent'
  return { name: nameOf(kindOf(kind, needle, request.category), request), text, values }
}
