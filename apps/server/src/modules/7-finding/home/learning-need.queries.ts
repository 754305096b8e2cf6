import { practicesBeforeRetake, retakeWaitHours } from '@guildhall/contract'
import { firstCardsText } from '../../3-skills/review-cards/shared/review-card.queries.ts'
import { alone, branch } from './need-branch.queries.ts'

/** What may come back today. Whether its content is still there, and so how much it is, only the library can say. */
export const reviewText = `review as materialized (${firstCardsText('now')})`
const dailyReview = branch(
  'daily_review',
  `'', null::uuid, $1::uuid, $2::timestamptz, null::timestamptz, 0, 0`,
  'review where json_array_length(cards) > 0',
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
