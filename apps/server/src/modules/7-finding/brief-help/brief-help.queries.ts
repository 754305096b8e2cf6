import { reviewReleaseMinimumCents } from '@guildhall/contract'
import { type Db, queryNamed } from '../../../platform/database/database.ts'
import { releasedCentsText } from '../../1-ground/ledger/shared/released.queries.ts'
import { isListedText } from '../../4-hiring/projects/shared/is-listed.queries.ts'
import { paidBackText } from '../../5-contracts/payments/shared/paid-back.queries.ts'
import { provenSkillsText } from '../talent/shared/proven-skills.queries.ts'

/** Newest projects of a category that are looked at, however many there are. */
const recent = 400
const shownSkills = 12
/** That ask for a skill, or have proven it, before it is suggested to others: one account could write anything. */
const [leastClients, leastPeople] = [3, 3]
/** Who were paid, before a range is told: else it would be the prices of one or two people. */
const leastFreelancers = 3

/** Cents. Of all similar contracts, and of those that share a skill. */
export type BriefHelpRow = { asked: string[]; proven: string[]; all: Spread; close: Spread }
export type Spread = { contracts: number; low: number | null; high: number | null }

/**
 * From newest projects of a category, and contracts on them that were paid in full: an agreement, and one that the bank undid, cost
 * nothing, and a small milestone next to nothing. One contract counts for a client, and one project for what they ask for, so that nobody
 * makes up the market. `skills` in lower case.
 */
export async function findBriefHelp(
  db: Db,
  { category, skills }: { category: string; skills: readonly string[] },
): Promise<BriefHelpRow | undefined> {
  const spread = (
    which: string,
  ) => `select json_build_object('contracts', case when count(distinct freelancer_id) >= ${leastFreelancers} then count(*) else 0 end,
      'low', percentile_disc(0.25) within group (order by amount_cents),
      'high', percentile_disc(0.75) within group (order by amount_cents)) from agreed ${which}`
  const text = `with recent as materialized (
      select p.id, p.client_id, p.required_skills from projects p
      where p.category = $1 and ${isListedText} order by p.created_at desc, p.id desc limit ${recent}
    ), agreed as (
      select distinct on (c.client_id) c.freelancer_id, c.amount_cents, r.is_close
      from (select id, exists (select from unnest(required_skills) skill where lower(skill) = any ($2)) as is_close from recent) r
      join contracts c on c.project_id = r.id
      where ${releasedCentsText('c.id')} >= greatest(c.amount_cents, ${reviewReleaseMinimumCents})
        and not ${paidBackText('c.id')}
      order by c.client_id, r.is_close desc, c.created_at desc
    ), asked as (
      select min(skill) as skill, count(distinct client_id) as clients from recent, unnest(required_skills) skill
      group by lower(skill) having count(distinct client_id) >= ${leastClients} order by 2 desc, 1 limit ${shownSkills}
    )
    select coalesce((select json_agg(skill order by clients desc, skill) from asked), '[]') as asked,
      ${provenSkillsText({ leastPeople, most: shownSkills })} as proven,
      (${spread('')}) as all, (${spread('where is_close')}) as close`
  const [row] = await queryNamed<BriefHelpRow>(db, 'brief_help', text, [category, skills])
  return row
}
