import type { Availability, Language, TalentSort } from '@guildhall/contract'
import { queryNamed, queryPlanned, type ReadDb } from '../../../platform/database/database.ts'
import type { mergedTerms } from '../../../platform/text-search/search-keys.rules.ts'
import { notHiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { notSuspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { signatureBits, signatureOf, sortColumns, textSignatureBits, textSignatureOf } from './listing.rules.ts'
import type { ProvenSkill } from './talent.tables.ts'

export type TalentRow = {
  userId: string
  username: string
  name: string
  title: string
  profileImage: string
  location: string
  hourlyRateCents: number
  availability: Availability | null
  hoursPerWeek: number | null
  languages: Language[]
  about: string
  skills: string[]
  proven: ProvenSkill[]
  provenTotal: number
  completedJobs: number
  completedForClients: number
  rating: number | null
  reviewCount: number | null
  responseMinutes: number | null
}

/** A person in the order of a list. Pages begin after one. */
export type Place = { rank: number; id: string }
export type TalentSearch = {
  terms: ReturnType<typeof mergedTerms>
  words: string[]
  facets: string[]
  lookedUp: string[]
  rates: { from: number; to: number }
  sort: TalentSort
  after: Place | undefined
  limit: number
}

const walkedPeople = 20_000
/** Added to the relevance of gathered matches, twice if all words are in name, title or skills. */
export const wordMatchRank = 1_000_000
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const [highest, lowest] = [2_147_483_647, -2_147_483_648]
export const shownAbout = 240

const isFound = `${notSuspendedText('l.user_id')} and ${notHiddenText('profile', 'l.user_id')}`
// Exactly as in the index definition, else PostgreSQL does not use it.
const keysSql = `string_to_array(l.search_keys, 'S')`

/** Between which ranks matches can lie: all, or those of the rates asked for. */
function rankRange({ sort, rates, after }: TalentSearch): { from: Place; to: number } {
  const [top, bottom] =
    sort === 'rate_high'
      ? [rates.to, rates.from]
      : sort === 'rate_low' && rates.from > 0
        ? [-rates.from, -rates.to]
        : [highest, lowest]
  return { from: after ?? { rank: top, id: lastId }, to: bottom }
}

/** Checks signatures and rates in the index; reads only rows that pass. One plan suits any search. */
function walkStatement(search: TalentSearch) {
  const { words, facets, rates, sort, limit } = search
  const { from, to } = rankRange(search)
  const column = sortColumns[sort]
  const values: unknown[] = [from.rank, from.id, limit, rates.from, rates.to]
  const put = (value: unknown) => `$${values.push(value)}`
  const checks = ['rate_high between $4 and $5']
  const matches = [isFound]
  const lowest = put(to)
  if (facets.length > 0) {
    const bits = `${put(signatureOf(facets))}::bit(${signatureBits})`
    checks.push(`(signature & ${bits}) = ${bits}`)
    matches.push(`l.facets @> ${put(facets)}::text[]`)
  }
  if (words.length > 0) {
    const bits = `${put(textSignatureOf(words))}::bit(${textSignatureBits})`
    checks.push(`(text_signature & ${bits}) = ${bits}`)
    matches.push(...words.map((word) => `strpos(l.search_text, ${put(word)}) > 0`))
  }
  // Limits are subqueries to hide them from the planner, which would otherwise plan each search anew.
  const text = `select w.user_id as id, w.rank
    from (
      select * from (
        select user_id, ${column} as rank, signature, text_signature, rate_high from talent_listings
        where (${column}, user_id) < ($1::int, $2::uuid) and ${column} >= ${lowest}::int
        order by ${column} desc, user_id desc limit (select ${walkedPeople})
      ) passed
      where ${checks.join(' and ')}
      order by rank desc, user_id desc
    ) w cross join lateral (
      select from talent_listings l
      where l.user_id = w.user_id and ${matches.join(' and ')}
      limit 1
    ) l
    order by w.rank desc, w.user_id desc limit (select $3::int)`
  return { name: ['talent_walk', sort, facets.length > 0 ? 'facets' : '', words.length].join('_'), text, values }
}

export function walkTalent(db: ReadDb, search: TalentSearch): Promise<Place[]> {
  const { name, text, values } = walkStatement(search)
  return queryNamed<Place>(db, name, text, values)
}

/** Whether a walk from the same place passes more people than it may. */
export async function reachesFurther(db: ReadDb, search: TalentSearch): Promise<boolean> {
  const column = sortColumns[search.sort]
  const { from, to } = rankRange(search)
  const text = `select 1 from talent_listings where (${column}, user_id) < ($1::int, $2::uuid) and ${column} >= $3::int
    order by ${column} desc, user_id desc offset ${walkedPeople} limit 1`
  return (await queryNamed(db, `talent_further_${search.sort}`, text, [from.rank, from.id, to])).length > 0
}

/** `most`: how many matches are gathered. `byWords`: whether words change the order of relevance. */
type Gathering = { most: number; byWords: boolean }

/** Planned for each search. Each row has the total; without matches there is one row without a person. */
function gatherStatement(search: TalentSearch, { most, byWords }: Gathering) {
  const { facets, lookedUp, rates, sort, words, terms, after, limit } = search
  const compared = facets.filter((facet) => !lookedUp.includes(facet))
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    ...(lookedUp.length > 0 ? [`l.facets @> ${put(lookedUp)}::text[]`] : []),
    ...compared.map((facet) => `${put(facet)} = any (l.facets)`),
    ...(terms.keys.length > 0 ? [`${keysSql} @> ${put(terms.keys)}::text[]`] : []),
    ...terms.anyKeys.map((keys) => `${keysSql} && ${put(keys)}::text[]`),
    ...terms.parts.map((part) => `l.search_text like ${put(`%${part}%`)}`),
    `l.rate_high between ${put(rates.from)} and ${put(rates.to)}`,
    isFound,
  ]
  const positions = words.map((word, index) => ({ position: `position_${index}`, word: put(word) }))
  const isInHeadline = positions.map(({ position, word }) => `${position} + length(${word}) <= headline_length + 1`)
  const rank =
    byWords && sort === 'relevance' && words.length > 0
      ? `rank + ${wordMatchRank} * (1 + (${isInHeadline.join(' and ')})::int)`
      : 'rank'
  const columns = [
    `l.user_id, l.${sortColumns[sort]} as rank, l.headline_length`,
    ...positions.map(({ position, word }) => `strpos(l.search_text, ${word}) as ${position}`),
  ]
  const from = after ?? { rank: highest, id: lastId }
  const hasWords = positions.map(({ position }) => `${position} > 0`)
  // The offset keeps the subquery apart, so that each text is searched once for each word. The limit is a subquery to
  // hide it from the planner, which might otherwise read the whole table.
  const text = `with hits as materialized (
      select user_id, ${rank} as rank
      from (select ${columns.join(', ')} from talent_listings l where ${conditions.join(' and ')} offset 0) l
      where ${['true', ...hasWords].join(' and ')} limit (select ${put(most)}::int)
    ), page as (
      select * from hits where (rank, user_id) < (${put(from.rank)}::int, ${put(from.id)}::uuid)
      order by rank desc, user_id desc limit ${put(limit)}
    )
    select page.user_id as id, page.rank, counted.n from (select count(*)::int as n from hits) counted left join page on true
    order by page.rank desc, page.user_id desc`
  return { text, values }
}

export async function gatherTalent(db: ReadDb, search: TalentSearch, gathering: Gathering) {
  const { text, values } = gatherStatement(search, gathering)
  const rows = await queryPlanned<Place & { n: number }>(db, text, values)
  return { places: rows.filter(({ id }) => id !== null), total: rows[0]?.n ?? 0 }
}

const cardsText = `select l.user_id as "userId", u.username, p.name, p.title, p.profile_image as "profileImage", p.location,
      p.hourly_rate_cents as "hourlyRateCents", p.availability, p.hours_per_week as "hoursPerWeek", p.languages,
      left(p.bio, ${shownAbout + 1}) as about, p.skills, l.proven, l.proven_total as "provenTotal",
      l.completed_jobs as "completedJobs", l.completed_for_clients as "completedForClients", l.rating::float8 as rating,
      l.review_count as "reviewCount", l.response_minutes as "responseMinutes"
    from talent_listings l join profiles p on p.user_id = l.user_id join users u on u.id = l.user_id`
const mayBeShown = `p.may_be_found and ${isFound}`

/** Unordered; omits opted-out and suspended people. Separate, so that the plan of its joins is kept. */
export function listCards(db: ReadDb, userIds: readonly string[]): Promise<TalentRow[]> {
  return queryNamed<TalentRow>(db, 'talent_cards', `${cardsText} where l.user_id = any ($1) and ${mayBeShown}`, [
    userIds,
  ])
}

/** Some of the `among` people who have proven most; another `turn` brings others. */
export function listProvenCards(
  db: ReadDb,
  choice: { among: number; limit: number; turn: string },
): Promise<TalentRow[]> {
  const text = `${cardsText} where ${mayBeShown} and l.user_id = any (array(
      select user_id from talent_listings where proof > 0 order by proof desc, user_id desc limit (select $1::int)
    ))
    order by md5(l.user_id::text || $2) limit (select $3::int)`
  return queryNamed<TalentRow>(db, 'talent_proven_cards', text, [choice.among, choice.turn, choice.limit])
}
