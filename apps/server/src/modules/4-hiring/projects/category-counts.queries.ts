import { categoryFallback } from '@guildhall/contract'
import { queryNamed, type ReadDb } from '../../../platform/database/database.ts'
import { hiddenIdsText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { notSuspendedText, suspendedPeopleText } from '../../2-people/restrictions/shared/suspended.queries.ts'

export type CategoryCounts = Record<string, number>

const asJson = (counted: string) =>
  `(select coalesce(json_object_agg(category, n), '{}') from (${counted} group by category) counted)`

/** The stored counts, with projects that are not listed. */
export const keptCountsText = asJson('select category, sum(projects) as n from project_category_counts')

const hashes = (column: string) => `count(*) as n, sum(uuid_hash_extended(${column}, 0)) as hash`

/** Changes with whom operators suspend and which projects they hide. Null while there is neither. */
export const restrictionsText = `(select case when s.n + h.n > 0 then concat_ws(' ', s.n, s.hash, h.n, h.hash) end
  from (select ${hashes('user_id')} from suspensions where lifted_at is null) s,
    (select ${hashes('target_id')} from moderation_decisions
      where target_kind = 'project' and kind = 'hidden' and reversed_at is null) h)`

const unlistedText = asJson(`select category, count(*) as n from (
    select coalesce(category, '${categoryFallback}') as category from projects
      where client_id = any (${suspendedPeopleText}) and not is_private
    union all select coalesce(category, '${categoryFallback}') from projects
      where id = any (${hiddenIdsText('project')}) and ${notSuspendedText('client_id')} and not is_private
  ) unlisted`)

type Unlisted = { restrictions: string | null; unlisted: CategoryCounts }

/** What suspended people and hidden projects take from the stored counts. */
export async function countUnlisted(db: ReadDb): Promise<Unlisted> {
  const text = `select ${restrictionsText} as restrictions, ${unlistedText} as unlisted`
  const [row] = await queryNamed<Unlisted>(db, 'unlisted_projects', text, [])
  return row ?? { restrictions: null, unlisted: {} }
}
