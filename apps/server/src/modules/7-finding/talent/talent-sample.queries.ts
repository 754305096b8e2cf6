import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import type { SampleSource } from '../../../platform/text-search/text-sample.ts'

export type SampledPerson = { text: string; facets: string[]; rate: number }

const sampledCharacters = 1_500

const estimateOf = (db: Db) => async () => {
  const text = `select reltuples::float8 as people from pg_class where oid = 'talent_listings'::regclass`
  const [row] = await queryPlanned<{ people: number }>(db, text, [])
  return row?.people ?? 0
}

export const sampledTalent = (db: Db): SampleSource<SampledPerson> => ({
  estimate: estimateOf(db),
  listAfter(id, limit) {
    const text = `select left(search_text, ${sampledCharacters}) as text, facets, rate_high as rate
      from talent_listings where user_id >= $1 order by user_id limit $2`
    return queryPlanned<SampledPerson>(db, text, [id, limit])
  },
})

export type SampledFilters = { text: ''; facets: string[]; rate: number }

export const sampledFilters = (db: Db): SampleSource<SampledFilters> => ({
  estimate: estimateOf(db),
  listAfter(id, limit) {
    const text = `select '' as text, facets, rate_high as rate from talent_listings where user_id >= $1 order by user_id limit $2`
    return queryPlanned<SampledFilters>(db, text, [id, limit])
  },
})
