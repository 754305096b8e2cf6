import { type Availability, gatheredMatches, walkedPeople } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../platform/database/database.ts'
import { suspendedPeopleText } from '../operators/shared/suspended.queries.ts'
import { signatureBits } from './listing.rules.ts'

export type ProvenPersonRow = {
  userId: string
  isNewcomer: boolean
  /** Which of the facets looked for they have. */
  facets: string[]
  availability: Availability | null
}

export type ProvenSearch = {
  projectId: string
  clientId: string
  /** One of these makes a candidate. */
  anyFacet: string[]
  /** The same as signatures. */
  signatures: string[]
  /** Those to be told of. */
  facets: string[]
  /** Of people with a completed contract, and of those without. */
  each: number
}

/** The facets that make a candidate are the first value; the number of them is their fit. */
const hitColumns = (search: ProvenSearch) => {
  const counted = search.anyFacet.map((_, place) => `(($1::text[])[${place + 1}] = any (l.facets))::int`)
  return `l.user_id, l.completed_jobs = 0 as is_newcomer, l.relevance, ${counted.join(' + ')} as fit`
}

/**
 * The best of `hits` of each kind. Those with equal points come in an order that differs from project to project. Whether
 * they can be suggested is looked up in that order and only until there are enough: the plan of a lateral join keeps it so.
 */
const laneSql = (isNewcomer: boolean) => `(
  select h.*, c.availability
  from (
    select * from hits where is_newcomer = ${isNewcomer} order by fit desc, relevance desc, md5(user_id::text || $3)
  ) h cross join lateral (
    select p.availability from profiles p
    where p.user_id = h.user_id and p.may_be_found and p.availability is distinct from 'unavailable'
      and h.user_id <> $2 and h.user_id <> all (${suspendedPeopleText})
      and not exists (select from proposals o where o.project_id = $3::uuid and o.freelancer_id = h.user_id)
    limit 1
  ) c
  order by h.fit desc, h.relevance desc, md5(h.user_id::text || $3) limit $5)`
const bestSql = `select best.user_id as "userId", best.is_newcomer as "isNewcomer", best.availability,
    array(select f from unnest(l.facets) f where f = any ($4::text[])) as facets, (select count(*)::int from hits) as n
  from (${laneSql(false)} union all ${laneSql(true)}) best join talent_listings l on l.user_id = best.user_id
  order by best.is_newcomer, best.fit desc, best.relevance desc, md5(best.user_id::text || $3)`

export function gatherProvenStatement(search: ProvenSearch) {
  const { projectId, clientId, anyFacet, facets, each } = search
  // The limit is a subquery, so that the planner does not know it: expecting to find that many soon, it might read the whole
  // table.
  const text = `with hits as materialized (
      select ${hitColumns(search)} from talent_listings l where l.facets && $1::text[] limit (select $6::int)
    ) ${bestSql}`
  return { text, values: [anyFacet, clientId, projectId, facets, each, gatheredMatches + 1] }
}

export function walkProvenStatement(search: ProvenSearch) {
  const { projectId, clientId, anyFacet, signatures, facets, each } = search
  const values: unknown[] = [anyFacet, clientId, projectId, facets, each]
  const bits = signatures.map((signature) => `$${values.push(signature)}::bit(${signatureBits})`)
  const text = `with hits as materialized (
      select ${hitColumns(search)} from (
        select user_id, signature from talent_listings order by relevance desc, user_id desc limit ${walkedPeople}
      ) w join talent_listings l on l.user_id = w.user_id
      where (${bits.map((one) => `(w.signature & ${one}) = ${one}`).join(' or ')}) and l.facets && $1::text[]
    ) ${bestSql}`
  return { text, values }
}

/** Gathered through the index while they are few; else found among the people who are high in the order of searches. */
export async function listProvenRows(db: Db, search: ProvenSearch): Promise<ProvenPersonRow[]> {
  const gather = gatherProvenStatement(search)
  const rows = await queryPlanned<ProvenPersonRow & { n: number }>(db, gather.text, gather.values)
  if ((rows[0]?.n ?? 0) <= gatheredMatches) return rows
  const walk = walkProvenStatement(search)
  return queryPlanned<ProvenPersonRow>(db, walk.text, walk.values)
}
