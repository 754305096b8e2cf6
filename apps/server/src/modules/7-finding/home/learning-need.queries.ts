import { practicesBeforeRetake, retakeWaitHours, reviewCardsPerDay } from '@guildhall/contract'
import { alone, branch } from './need-branch.queries.ts'

/** What comes back today, as much of it as a day holds. */
const dailyReview = branch(
  'daily_review',
  `'', null::uuid, $1::uuid, min(r.due_at), null::timestamptz, least(count(*), ${reviewCardsPerDay} - d.answered), 0`,
  `(select due_at from review_cards where user_id = $1 and due_at <= $2::timestamptz order by due_at, id limit ${reviewCardsPerDay}) r
   cross join (select count(*) as answered from (select from review_cards
     where user_id = $1 and answered_at >= date_trunc('day', $2::timestamptz, 'UTC') limit ${reviewCardsPerDay}) t) d
   group by d.answered having d.answered < ${reviewCardsPerDay}`,
)

/** Latest results whose missed concepts were practiced since, once another attempt can be started. */
const retakes = branch(
  'retake',
  `r.skill || ', ' || r.difficulty, null::uuid, r.id, c.since, null::timestamptz, ${alone}`,
  `(select source, part, max(practiced_at) as since from review_cards
      where user_id = $1 and practiced >= ${practicesBeforeRetake} group by source, part) c
   cross join lateral (select id, skill, difficulty from assessment_results
      where user_id = $1 and skill_key = c.source and difficulty = c.part and attempt_id is not null
      order by completed_at desc, id desc limit 1) r
   where not exists (select from assessment_attempts a
      where a.user_id = $1 and a.skill_key = c.source and a.difficulty = c.part and a.kind in ('verified', 'graded')
        and a.finished_at > $2::timestamptz - interval '${retakeWaitHours} hours')`,
)

export const learningNeeds = [retakes, dailyReview]
