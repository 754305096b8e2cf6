import { type Db, queryNamed } from '../../../platform/database/database.ts'
import type { Answered } from '../../3-skills/results/shared/missed-concepts.ts'
import { isListedText } from '../../4-hiring/projects/shared/is-listed.queries.ts'

type ResultFacts = Answered & { percentage: number }
type AskedSkill = { skill: string; projects: number }
type Facts = { results: ResultFacts[]; asked: AskedSkill[] }

const looked = { results: 10, projects: 400 } as const
const asked = 20

/**
 * One's latest result in each skill, the newest first, and the skills that the newest open projects of others ask for: first what most
 * clients do, as one of them could post many projects.
 */
export async function findFacts(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Facts> {
  const [row] = await queryNamed<Facts>(db, 'recommended_courses', text, [userId, now])
  return row ?? { results: [], asked: [] }
}

const text = `select
  (select coalesce(json_agg(json_build_object('skill', l.skill, 'percentage', l.percentage, 'questions', a.questions,
      'answers', a.answers, 'corrections', (
        select coalesce(json_agg(json_build_object('id', c.id, 'itemId', c.item_id, 'questionId', c.question_id,
          'decision', c.decision, 'answer', c.answer)), '[]')
        from result_corrections rc join item_corrections c on c.id = rc.correction_id where rc.result_id = l.id
      )) order by l.completed_at desc), '[]')
    from (
      select distinct on (skill_key) * from (
        select id, skill, skill_key, percentage, attempt_id, completed_at from assessment_results
        where user_id = $1 and attempt_id is not null order by completed_at desc, id desc limit ${looked.results}
      ) r order by skill_key, completed_at desc
    ) l join assessment_attempts a on a.id = l.attempt_id) as results,
  (select coalesce(json_agg(json_build_object('skill', s.skill, 'projects', s.projects)
      order by s.clients desc, s.projects desc, s.skill), '[]')
    from (
      select min(skill) as skill, count(distinct p.id)::int as projects, count(distinct p.client_id) as clients
      from (select * from projects order by created_at desc, id desc limit ${looked.projects}) p
        cross join unnest(p.required_skills) skill
      where p.status = 'active' and ${isListedText} and p.deadline_at > $2 and p.client_id <> $1
      group by lower(skill) order by clients desc, projects desc, 1 limit ${asked}
    ) s) as asked`
