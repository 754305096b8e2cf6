import { type ProjectSearch, projectAlertsPerClient, projectAlertsPerDay } from '@guildhall/contract'
import { lt, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { blockedText } from '../../2-people/restrictions/shared/blocked.queries.ts'
import type { ProjectPlace } from '../../4-hiring/projects/shared/list-new-projects.ts'
import { settledText } from '../../4-hiring/projects/shared/settled.queries.ts'
import { noId } from './one-per-person.rules.ts'
import { savedSearchProgress } from './saved-search.tables.ts'

export async function startProgress(db: Db) {
  await db.insert(savedSearchProgress).values({ createdAt: sql`now()`, projectId: noId }).onConflictDoNothing()
}

export type Progress = ProjectPlace & { nextProjectId: string | null; nextUserId: string | null }

/** Undefined while another process works on it. */
export async function lockProgress(tx: Tx): Promise<Progress | undefined> {
  const { createdAt, projectId: id, nextProjectId, nextUserId } = savedSearchProgress
  const [row] = await tx
    .select({ createdAt, id, nextProjectId, nextUserId })
    .from(savedSearchProgress)
    .for('update', { skipLocked: true })
  return row
}

/** Whether anybody wants to hear of new projects. */
export async function hasAlerts(tx: Tx): Promise<boolean> {
  const text = `select exists (select from saved_searches where kind = 'projects' and alerts <> 'off') as any`
  const [row] = await queryNamed<{ any: boolean }>(tx, 'saved_searches_any', text, [])
  return row?.any ?? false
}

/** The project was compared with all searches. */
export async function setProgress(tx: Tx, { createdAt, id }: ProjectPlace) {
  await tx.update(savedSearchProgress).set({ createdAt, projectId: id, nextProjectId: null, nextUserId: null })
}

/** There is nobody to tell of the projects that are settled by now. */
export async function skipSettled(tx: Tx) {
  const { createdAt } = savedSearchProgress
  const settled = sql.raw(settledText)
  await tx
    .update(savedSearchProgress)
    .set({ createdAt: settled, projectId: noId, nextProjectId: null, nextUserId: null })
    .where(lt(createdAt, settled))
}

/** The project was compared with the searches of people up to this one. */
export async function setNext(tx: Tx, nextProjectId: string, nextUserId: string) {
  await tx.update(savedSearchProgress).set({ nextProjectId, nextUserId })
}

/** `waits`: for the daily alert. */
export type MatchRow = { id: string; userId: string; name: string; waits: boolean }

/** A project as it is compared with searches. Alerts after `since` count toward the limits of a day. */
export type Candidate = {
  clientId: string
  category: string
  text: string
  probes: string[]
  since: Date
  /** Only searches of people with a greater id. */
  after: string
  limit: number
}

/**
 * Searches with alerts that match a project, by person: `limit`, and the others of the last person. Reads only those whose probe
 * is in its text: the rest of the table does not matter, however long it is.
 */
const matchSql = `select s.id, s.user_id as "userId", s.name, s.alerts = 'daily' or (
      select count(*) >= ${projectAlertsPerDay} or count(*) filter (where n.facts ->> 'clientId' = $3::text) >= ${projectAlertsPerClient}
      from notifications n where n.user_id = s.user_id and n.created_at > $5 and n.kind = 'search.found'
    ) as waits
  from (
    select s.* from unnest($1::text[]) probes (probe) cross join lateral (
      select s.* from saved_searches s
      where s.kind = 'projects' and s.alerts <> 'off' and s.probe = probes.probe and s.category in ('', $2)
        and s.user_id <> $3::uuid and s.user_id > $6 and (s.needle = '' or strpos($4, s.needle) > 0)
        and not ${blockedText('s.user_id', '$3::uuid')}
      order by s.user_id fetch first ($7) rows with ties
    ) s
    order by s.user_id fetch first ($7) rows with ties
  ) s
  order by s.user_id, s.id`

export function listMatches(
  tx: Tx,
  { clientId, category, text, probes, since, after, limit }: Candidate,
): Promise<MatchRow[]> {
  const values = [probes, category, clientId, text, since, after, limit]
  return queryNamed<MatchRow>(tx, 'saved_searches_matching', matchSql, values)
}

export async function addWaiting(tx: Tx, ids: readonly string[]) {
  await tx.execute(sql`update saved_searches set waiting = waiting + 1 where id = any(${sql.param(ids)}::uuid[])`)
}

export type DueRow = { id: string; userId: string; name: string; search: ProjectSearch; found: number }

/** Takes what waits for up to `limit` searches, so that it is told once. Leaves out people who are leaving. */
export function takeWaiting(tx: Tx, limit: number): Promise<DueRow[]> {
  const text = `with due as (
      select s.id, s.waiting from saved_searches s join users u on u.id = s.user_id where s.waiting > 0
      order by s.id limit $1 for no key update of s skip locked for key share of u skip locked
    )
    update saved_searches s set waiting = 0 from due where s.id = due.id
    returning s.id, s.user_id as "userId", s.name, s.search, due.waiting as found`
  return queryNamed<DueRow>(tx, 'saved_searches_due', text, [limit])
}
