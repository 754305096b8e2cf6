import { type Db, queryNamed } from '../../../platform/database/database.ts'

/** Newest projects of a category that are looked at, however many there are. */
const recent = 400
const shownSkills = 12

/** Cents. Of all similar contracts, and of those that share a skill. */
export type BriefHelpRow = { skills: string[]; all: Spread; close: Spread }
export type Spread = { contracts: number; low: number | null; high: number | null }

/** From newest projects of a category, and contracts on them. `skills` in lower case. */
export async function findBriefHelp(
  db: Db,
  { category, skills }: { category: string; skills: readonly string[] },
): Promise<BriefHelpRow | undefined> {
  const spread = (which: string) => `select json_build_object('contracts', count(*),
      'low', percentile_disc(0.25) within group (order by amount_cents),
      'high', percentile_disc(0.75) within group (order by amount_cents)) from agreed ${which}`
  const text = `with recent as (
      select id, required_skills from projects where category = $1 order by created_at desc, id desc limit ${recent}
    ), agreed as (
      select c.amount_cents,
        exists (select from unnest(r.required_skills) skill where lower(skill) = any ($2)) as is_close
      from recent r join contracts c on c.project_id = r.id
    ), asked as (
      select min(skill) as skill, count(*) as projects from recent, unnest(required_skills) skill
      group by lower(skill) having count(*) > 1 order by 2 desc, 1 limit ${shownSkills}
    )
    select coalesce((select json_agg(skill order by projects desc, skill) from asked), '[]') as skills,
      (${spread('')}) as all, (${spread('where is_close')}) as close`
  const [row] = await queryNamed<BriefHelpRow>(db, 'brief_help', text, [category, skills])
  return row
}
