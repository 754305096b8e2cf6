import { allProjects, type Difficulty, gatheredProjects, walkedProjects } from '@guildhall/contract'
import { type Db, queryNamed, queryPlanned, queryText } from '../../../platform/database/database.ts'
import { listedProjectColumnsSql, type ProjectRow } from './project.queries.ts'
import { inNewestDays } from './project-search.queries.ts'
import { searchedIn } from './search-parts.rules.ts'
import { isListedText } from './shared/is-listed.queries.ts'

export type OpenProjectRow = {
  id: string
  clientId: string
  requiredSkills: string[]
  minimumLevel: Difficulty | null
  category: string | null
  createdAt: Date
}

export type OpenSearch = { viewerId: string; now: Date; keys: string[]; limit: number }

// Exactly as in the index definition, else PostgreSQL does not use it.
const keysSql = `string_to_array(split_part(p.search_text, 'K', 2), 'S')`
const isOpen = `p.status = 'active' and p.deadline_at > $2 and p.client_id <> $3
  and ${isListedText}
  and not exists (select from proposals o where o.project_id = p.id and o.freelancer_id = $3)`
const columns = `p.id, p.client_id as "clientId", p.required_skills as "requiredSkills", p.minimum_level as "minimumLevel", p.category,
  p.created_at as "createdAt"`

const newestOpen = { category: allProjects, sort: 'newest', isOpenOnly: true, after: undefined } as const

/** At most {@link gatheredProjects} + 1 are counted: of all, or of those of the newest days. */
function gatherOpenStatement({ viewerId, now, keys, limit }: OpenSearch, days?: number) {
  const values: unknown[] = [keys, now, viewerId, gatheredProjects + 1, limit]
  const recent = days === undefined ? 'true' : inNewestDays(newestOpen, days, values)
  const text = `with hits as materialized (
      select p.id, p.created_at from ${searchedIn(allProjects)} where ${keysSql} && (select $1::text[]) and ${isOpen} and ${recent} limit (select $4::int)
    )
    select ${columns}, (select count(*)::int from hits) as n
    from (select * from hits order by created_at desc, id desc limit $5) h join projects p on p.id = h.id
    order by p.created_at desc, p.id desc`
  return { name: days === undefined ? 'open_gather' : 'open_recent', text, values }
}

type Gathered = { rows: OpenProjectRow[]; n: number }

async function gather(db: Db, search: OpenSearch, days?: number): Promise<Gathered> {
  const { name, text, values } = gatherOpenStatement(search, days)
  const rows = await queryNamed<OpenProjectRow & { n: number }>(db, name, text, values)
  return { rows, n: rows[0]?.n ?? 0 }
}

const widenings = { tries: 3, most: 16, margin: 1.5 }

/** Of as many of the newest days as hold a list, judging by fewer of them. The newest has just begun, so two are the fewest. */
async function gatherNewest(db: Db, search: OpenSearch): Promise<Gathered | undefined> {
  let days = 2
  for (let time = 0; time < widenings.tries; time++) {
    const found = await gather(db, search, days)
    if (found.n >= search.limit) return found
    days = Math.ceil(days * Math.min(widenings.most, (widenings.margin * search.limit) / found.n))
  }
}

/** So many are walked through in the time in which the index finds all that ask for a usual skill. */
const quicklyWalked = 2_000

async function areFewOpen(db: Db): Promise<boolean> {
  const text = `select 1 from projects where status = 'active' order by created_at desc, id desc limit 1 offset ${quicklyWalked}`
  return (await queryNamed(db, 'open_behind', text, [])).length === 0
}

/** Looks for the keys in their list as it is stored: to take all lists apart took four times as long. No other key has as many letters. */
function walkOpenStatement({ viewerId, now, keys, limit }: OpenSearch) {
  const text = `select ${columns} from (
      select * from (select * from projects where status = 'active' order by created_at desc, id desc limit ${walkedProjects}) p
      where split_part(p.search_text, 'K', 2) ~ $1 and ${isOpen} order by created_at desc, id desc limit $4
    ) p order by p.created_at desc, p.id desc`
  return { text, values: [keys.join('|'), now, viewerId, limit] }
}

/** Where a walk would end, if it ends before `last`; by an index alone. */
async function findEndOfWalk(db: Db, last: OpenProjectRow): Promise<Date | undefined> {
  const text = `select created_at as "createdAt" from projects where status = 'active' and (created_at, id) > ($1, $2)
    order by created_at desc, id desc limit 1 offset ${walkedProjects - 1}`
  const [end] = await queryNamed<{ createdAt: Date }>(db, 'open_end_of_walk', text, [last.createdAt, last.id])
  return end?.createdAt
}

async function walk(db: Db, search: OpenSearch): Promise<OpenProjectRow[]> {
  const { text, values } = walkOpenStatement(search)
  return queryPlanned<OpenProjectRow>(db, text, values)
}

/**
 * What each search finds, newest first, without the viewer's own. Keys collide by chance, so compare the skills of the rows.
 */
export async function listOpenRows(db: Db, searches: readonly OpenSearch[]): Promise<OpenProjectRow[]> {
  if (searches.length === 0) return []
  // Of a skill that many ask for the index knows closed projects as well.
  const find = (await areFewOpen(db)) ? walk : findAmongMany
  const found: OpenProjectRow[] = []
  for (const search of searches) found.push(...(await find(db, search)))
  return found
}

async function findAmongMany(db: Db, search: OpenSearch): Promise<OpenProjectRow[]> {
  const newest = await gatherNewest(db, search)
  const last = newest?.rows.at(-1)
  if (newest && last && newest.n <= gatheredProjects) {
    const end = await findEndOfWalk(db, last)
    if (!end) return newest.rows
    const all = await gather(db, search)
    return all.n <= gatheredProjects ? all.rows : newest.rows.filter(({ createdAt }) => createdAt >= end)
  }
  if (newest) return walk(db, search)
  const all = await gather(db, search)
  return all.n <= gatheredProjects ? all.rows : walk(db, search)
}

export function listProjectsById(db: Db, ids: readonly string[]): Promise<ProjectRow[]> {
  return queryText<ProjectRow>(db, `select ${listedProjectColumnsSql} from projects p where p.id = any ($1)`, [ids])
}
