import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import type { SampleSource } from '../../../platform/text-search/text-sample.ts'

export type SampledPerson = { text: string; facets: string[]; rate: number }

const sampledCharacters = 1_500

const estimateOf = (db: Db) => () => estimateRows(db, 'talent_listings')

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
