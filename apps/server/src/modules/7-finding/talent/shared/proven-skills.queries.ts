/** People who have proven most, however many there are. */
const looked = 200

/** As JSON, the skills that those who may be found have proven, those of most people first. */
export const provenSkillsText = ({ leastPeople, most }: { leastPeople: number; most: number }) =>
  `coalesce((select json_agg(skill order by people desc, skill) from (
    select min(s.skill) as skill, count(distinct l.user_id) as people
    from (select user_id, proven from talent_listings where proof > 0 order by proof desc, user_id desc limit ${looked}) l,
      jsonb_to_recordset(l.proven) as s(skill text)
    group by lower(s.skill) having count(distinct l.user_id) >= ${leastPeople} order by people desc, 1 limit ${most}) shown), '[]')`
