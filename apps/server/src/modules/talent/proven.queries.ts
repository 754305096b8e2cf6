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

const isCandidate = `l.facets && $1::text[] and l.user_id <> $2 and l.user_id <> all (${suspendedPeopleText})
  and not exists (select from proposals o where o.project_id = $3 and o.freelancer_id = l.user_id)
  and exists (select from profiles p where p.user_id = l.user_id and p.may_be_found and p.availability is distinct from 'unavailable')`
const hitColumns = `l.user_id, l.completed_jobs = 0 as is_newcomer, l.relevance,
  cardinality(array(select f from unnest(l.facets) f where f = any ($1::text[]))) as fit`

/** The best of `hits` of each kind. Those with equal points come in an order that differs from project to project. */
const bestSql = `select best.user_id as "userId", best.is_newcomer as "isNewcomer", p.availability,
    array(select f from unnest(l.facets) f where f = any ($4::text[])) as facets, (select count(*)::int from hits) as n
  from (
    select *, row_number() over (partition by is_newcomer order by fit desc, relevance desc, md5(user_id::text || $3)) as place
    from hits
  ) best join talent_listings l on l.user_id = best.user_id join profiles p on p.user_id = best.user_id
  where best.place <= $5
  order by best.is_newcomer, best.place`

export function gatherProvenStatement({ projectId, clientId, anyFacet, facets, each }: ProvenSearch) {
  // The limit is a subquery, so that the planner does not know it: expecting to find that many soon, it might read the whole
  // table.
  const text = `with hits as materialized (
      select ${hitColumns} from talent_listings l where ${isCandidate} limit (select $6::int)
    ) ${bestSql}`
  return { text, values: [anyFacet, clientId, projectId, facets, each, gatheredMatches + 1] }
}

export function walkProvenStatement({ projectId, clientId, anyFacet, signatures, facets, each }: ProvenSearch) {
  const values: unknown[] = [anyFacet, clientId, projectId, facets, each]
  const bits = signatures.map((signature) => `$${values.push(signature)}::bit(${signatureBits})`)
  const text = `with hits as materialized (
      select ${hitColumns} from (
        select user_id, signature from talent_listings order by relevance desc, user_id desc limit ${walkedPeople}
      ) w join talent_listings l on l.user_id = w.user_id
      where (${bits.map((one) => `(w.signature & ${one}) = ${one}`).join(' or ')}) and ${isCandidate}
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
