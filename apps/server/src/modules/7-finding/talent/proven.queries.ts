import { type Availability, comparedMatches, gatheredPeople, walkedPeople } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { notSuspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { signatureBits } from './listing.rules.ts'

export type ProvenPersonRow = {
  userId: string
  isNewcomer: boolean
  facets: string[]
  availability: Availability | null
  /** More people were found than are gathered. */
  isCommon: boolean
}

export type ProvenSearch = {
  projectId: string
  clientId: string
  /** One of these makes a candidate. */
  anyFacet: string[]
  /** The same as signatures. */
  signatures: string[]
  facets: string[]
  each: number
  /** More people are known to be found than are gathered. */
  isCommon: boolean
}

/** `anyFacet` is the first value; the number of its facets is the fit. */
const hitColumns = (search: ProvenSearch) => {
  const counted = search.anyFacet.map((_, place) => `(($1::text[])[${place + 1}] = any (l.facets))::int`)
  return `l.user_id, l.completed_jobs = 0 as is_newcomer, l.relevance, ${counted.join(' + ')} as fit`
}

/** Ties differ for each project. The lateral join checks candidates only until there are enough. */
const laneSql = (isNewcomer: boolean) => `(
  select h.*, c.availability
  from (
    select * from hits where is_newcomer = ${isNewcomer} order by fit desc, relevance desc, md5(user_id::text || $3)
  ) h cross join lateral (
    select p.availability from profiles p
    where p.user_id = h.user_id and p.may_be_found and p.availability is distinct from 'unavailable'
      and h.user_id <> $2 and ${notSuspendedText('h.user_id')}
      and not exists (select from proposals o where o.project_id = $3::uuid and o.freelancer_id = h.user_id)
    limit 1
  ) c
  order by h.fit desc, h.relevance desc, md5(h.user_id::text || $3) limit $5)`
const bestSql = (
  isCommon: string,
) => `select best.user_id as "userId", best.is_newcomer as "isNewcomer", best.availability, ${isCommon} as "isCommon",
    array(select f from unnest(l.facets) f where f = any ($4::text[])) as facets
  from (${laneSql(false)} union all ${laneSql(true)}) best join talent_listings l on l.user_id = best.user_id
  order by best.is_newcomer, best.fit desc, best.relevance desc, md5(best.user_id::text || $3)`

/** Those with one of the skills, in the order of searches, for each lane: known people and newcomers. Each has its index. */
const walkSql = (search: ProvenSearch, jobs: string, bits: string[]) => `(
  select l.* from (
    select user_id, relevance, signature from talent_listings where proven_total > 0 and completed_jobs ${jobs}
    order by relevance desc, user_id desc limit ${walkedPeople}
  ) w cross join lateral (
    select ${hitColumns(search)} from talent_listings l where l.user_id = w.user_id and l.facets && $1::text[] limit 1
  ) l
  where ${bits.map((one) => `(w.signature & ${one}) = ${one}`).join(' or ')}
  order by w.relevance desc, w.user_id desc limit ${comparedMatches})`

/** Gathered through the index while they are few; else the first in the order of searches. Only one of the two is run. */
function provenStatement(search: ProvenSearch) {
  const { projectId, clientId, anyFacet, signatures, facets, each } = search
  const values: unknown[] = [anyFacet, clientId, projectId, facets, each]
  const bits = signatures.map((signature) => `$${values.push(signature)}::bit(${signatureBits})`)
  const walked = `${walkSql(search, '> 0', bits)} union all ${walkSql(search, '= 0', bits)}`
  if (search.isCommon) return { text: `with hits as materialized (${walked}) ${bestSql('true')}`, values }
  const isCommon = `(select count(*) from gathered) > ${gatheredPeople}`
  // The limit is a subquery to hide it from the planner, which might otherwise read the whole table.
  const text = `with gathered as materialized (
      select ${hitColumns(search)} from talent_listings l where l.facets && $1::text[]
      limit (select $${values.push(gatheredPeople + 1)}::int)
    ), walked as materialized (${walked}), hits as materialized (
      select * from gathered where not (${isCommon}) union all select * from walked where ${isCommon}
    ) ${bestSql(isCommon)}`
  return { text, values }
}

export async function listProvenRows(db: Db, search: ProvenSearch): Promise<ProvenPersonRow[]> {
  const { text, values } = provenStatement(search)
  return queryPlanned<ProvenPersonRow>(db, text, values)
}
