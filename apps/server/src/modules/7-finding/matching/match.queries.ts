import { type Availability, reviewReleaseMinimumCents } from '@guildhall/contract'
import { type Db, queryNamed } from '../../../platform/database/database.ts'
import { paidBackText } from '../../5-contracts/payments/shared/paid-back.queries.ts'

export type CategoryRow = { userId: string; category: string | null; contracts: number; clients: number }

/**
 * Completed contracts by category (null is one); without the smallest, which ten accounts can pay for, and those whose payment the
 * bank took back. A project with a contract is no longer active, which the index of categories needs. Laterally, or all projects
 * are read for a person with many contracts.
 */
export function listExperience(
  db: Db,
  userIds: readonly string[],
  category?: { only: string | null },
): Promise<CategoryRow[]> {
  const text = `select c.freelancer_id as "userId", j.category, count(*)::int as contracts,
      count(distinct c.client_id)::int as clients
    from contracts c cross join lateral (
      select category from projects where id = c.project_id and status <> 'active' limit 1
    ) j
    where c.freelancer_id = any ($1) and c.status = 'completed' and c.amount_cents >= ${reviewReleaseMinimumCents}
      and ($2 or j.category is not distinct from $3)
      and not ${paidBackText('c.id')}
    group by c.freelancer_id, j.category`
  return queryNamed<CategoryRow>(db, 'match_experience', text, [userIds, !category, category?.only ?? null])
}

export type OwnFacts = { skills: string[]; availability: Availability | null }

export async function findOwnFacts(db: Db, userId: string): Promise<OwnFacts | undefined> {
  const [row] = await queryNamed<OwnFacts>(
    db,
    'match_own_facts',
    'select skills, availability from profiles where user_id = $1',
    [userId],
  )
  return row
}
