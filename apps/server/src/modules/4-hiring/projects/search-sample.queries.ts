import { categoryFallback } from '@guildhall/contract'
import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { estimateRows } from '../../../platform/database/estimate-rows.ts'
import type { SampleSource } from '../../../platform/text-search/text-sample.ts'

export type SampledProject = { text: string; category: string; createdAt: Date }

/** Longer texts are sampled by their beginning. */
const sampledCharacters = 2_000

export const sampledProjects = (db: Db): SampleSource<SampledProject> => ({
  estimate: () => estimateRows(db, 'projects'),
  listAfter: (id, limit) => listProjectsAfter(db, id, limit),
})

function listProjectsAfter(db: Db, id: string, limit: number): Promise<SampledProject[]> {
  const text = `select left(split_part(search_text, 'K', 1), ${sampledCharacters}) as text,
      coalesce(category, '${categoryFallback}') as category, created_at as "createdAt"
    from projects where id >= $1 and not is_private order by id limit $2`
  return queryPlanned<SampledProject>(db, text, [id, limit])
}
