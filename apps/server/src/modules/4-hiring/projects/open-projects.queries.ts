import { allProjects, type Difficulty, gatheredProjects, walkedProjects } from '@guildhall/contract'
import { type Db, queryNamed, queryPlanned, queryText } from '../../../platform/database/database.ts'
import { listedProjectColumnsSql, type ProjectRow } from './project.queries.ts'
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
const isOpen = `${keysSql} && $1::text[] and p.status = 'active' and p.deadline_at > $2 and p.client_id <> $3
  and ${isListedText}
  and not exists (select from proposals o where o.project_id = p.id and o.freelancer_id = $3)`
const columns = `p.id, p.client_id as "clientId", p.required_skills as "requiredSkills", p.minimum_level as "minimumLevel", p.category,
  p.created_at as "createdAt"`

export function gatherOpenStatement({ viewerId, now, keys, limit }: OpenSearch) {
  const text = `with hits as materialized (
      select p.id, p.created_at from ${searchedIn(allProjects)} where ${isOpen} limit (select $4::int)
    )
    select ${columns}, (select count(*)::int from hits) as n
    from (select * from hits order by created_at desc, id desc limit $5) h join projects p on p.id = h.id
    order by p.created_at desc, p.id desc`
  return { text, values: [keys, now, viewerId, gatheredProjects + 1, limit] }
}

/** So many are walked through in the time in which the index finds all that ask for a usual skill. */
const quicklyWalked = 2_000

async function areFewOpen(db: Db): Promise<boolean> {
  const text = `select 1 from projects where status = 'active' order by created_at desc, id desc limit 1 offset ${quicklyWalked}`
  return (await queryNamed(db, 'open_behind', text, [])).length === 0
}

export function walkOpenStatement({ viewerId, now, keys, limit }: OpenSearch) {
  const text = `select ${columns} from (
      select * from (select * from projects where status = 'active' order by created_at desc, id desc limit ${walkedProjects}) p
      where ${isOpen} order by created_at desc, id desc limit $4
    ) p order by p.created_at desc, p.id desc`
  return { text, values: [keys, now, viewerId, limit] }
}

/** Newest first, without the viewer's own. Keys collide by chance, so compare the skills of the rows. */
export async function listOpenRows(db: Db, search: OpenSearch): Promise<OpenProjectRow[]> {
  // Of a skill that many ask for the index knows closed projects as well.
  if (!(await areFewOpen(db))) {
    const gather = gatherOpenStatement(search)
    const rows = await queryPlanned<OpenProjectRow & { n: number }>(db, gather.text, gather.values)
    if ((rows[0]?.n ?? 0) <= gatheredProjects) return rows
  }
  const walk = walkOpenStatement(search)
  return queryPlanned<OpenProjectRow>(db, walk.text, walk.values)
}

export function listProjectsById(db: Db, ids: readonly string[]): Promise<ProjectRow[]> {
  return queryText<ProjectRow>(db, `select ${listedProjectColumnsSql} from projects p where p.id = any ($1)`, [ids])
}
