import { type PeopleSearch, personAlertsPerDay } from '@guildhall/contract'
import { queryPlanned, queryText, type Tx } from '../../../platform/database/database.ts'
import { blockedText } from '../../2-people/restrictions/shared/blocked.queries.ts'
import { findableText } from '../../2-people/restrictions/shared/findable.queries.ts'

type Searched = { text: string; facets: string[]; rate: number }
export type PersonCandidate = {
  personId: string
  probes: string[]
  now: Searched
  before: Searched | undefined
  changedAt: Date
  since: Date
  /** Only searches of people with a greater id. */
  after: string
  limit: number
}
export type PersonMatchRow = { id: string; userId: string; name: string; waits: boolean }

const finds = (facets: string, rate: string, text: string) =>
  `(s.facets <@ ${facets}::text[] and ${rate}::int between s.rate_from and s.rate_to
    and not exists (select from unnest(s.words) word where strpos(${text}::text, word) = 0))`

/**
 * Searches that a person is new to, by their owners: `limit`, and the others of the last owner. Reads only those whose probe the
 * listing has. Searches saved later showed the person already.
 */
const personMatchSql = `with found as materialized (
    select s.* from unnest($1::text[]) probes (probe) cross join lateral (
      select s.id, s.user_id, s.name, s.alerts from saved_searches s
      where s.kind = 'people' and s.alerts <> 'off' and s.probe = probes.probe and s.user_id <> $2 and s.created_at < $3
        and s.user_id > $11 and ${finds('$4', '$5', '$6')} and not coalesce(${finds('$7', '$8', '$9')}, false)
        and not exists (select from saved_search_people told where told.search_id = s.id and told.person_id = $2)
        and not ${blockedText('s.user_id', '$2::uuid')}
      order by s.user_id fetch first ($12) rows with ties
    ) s
    order by s.user_id fetch first ($12) rows with ties
  )
  select f.id, f.user_id as "userId", f.name, f.alerts = 'daily' or (
      select count(*) from saved_searches mine join saved_search_people told
        on told.search_id = mine.id and not told.waits and told.found_at > $10
      where mine.user_id = f.user_id
    ) >= ${personAlertsPerDay} as waits
  from found f order by f.user_id, f.id`

export function listPersonMatches(
  tx: Tx,
  { personId, probes, now, before, changedAt, since, after, limit }: PersonCandidate,
): Promise<PersonMatchRow[]> {
  const was = [before?.facets ?? null, before?.rate ?? null, before?.text ?? null]
  const values = [probes, personId, changedAt, now.facets, now.rate, now.text, ...was, since, after, limit]
  // Planned each time: while a person is told of to many, most of the told searches are theirs.
  return queryPlanned<PersonMatchRow>(tx, personMatchSql, values)
}

/** Skips searches deleted meanwhile. */
export async function insertFound(tx: Tx, personId: string, matches: readonly PersonMatchRow[], foundAt: Date) {
  const text = `insert into saved_search_people (search_id, person_id, found_at, waits)
    select s.id, $1, $2, m.waits from jsonb_to_recordset($3) as m (id uuid, waits boolean)
    join saved_searches s on s.id = m.id order by s.id for key share of s`
  await queryText(tx, text, [personId, foundAt, JSON.stringify(matches)])
}

export type DuePeopleRow = { id: string; userId: string; name: string; search: PeopleSearch; found: number }

/** Taken, so that it is told once; not of people who are leaving. `found`: people who may still be found. `taken`: the number of searches. */
export async function takeWaitingPeople(tx: Tx, limit: number): Promise<{ taken: number; due: DuePeopleRow[] }> {
  const text = `with due as (
      select s.id as search_id
      from (select distinct search_id from saved_search_people where waits order by search_id) waiting
        join saved_searches s on s.id = waiting.search_id join users u on u.id = s.user_id
      limit $1 for key share of u skip locked
    ), taken as (
      update saved_search_people p set waits = false from due where p.search_id = due.search_id and p.waits
      returning p.search_id, p.person_id
    )
    select s.id, s.user_id as "userId", s.name, s.search,
      count(*) filter (where ${findableText('t.person_id')})::int as found
    from taken t join saved_searches s on s.id = t.search_id group by s.id`
  const rows = await queryText<DuePeopleRow>(tx, text, [limit])
  return { taken: rows.length, due: rows.filter(({ found }) => found > 0) }
}

/** Not told later if alerts are turned on again. */
export async function forgetWaitingPeople(tx: Tx, searchId: string): Promise<void> {
  await queryText(tx, 'update saved_search_people set waits = false where search_id = $1 and waits', [searchId])
}
