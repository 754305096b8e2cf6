import { keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'
import { hiddenText } from '../../../2-people/restrictions/shared/hidden.queries.ts'
import { shownReviewText } from './shown-review.queries.ts'

const columns = (
  who: string,
  reply: string,
) => `r.id, r.contract_id as "contractId", c.title, ${who}, r.side, r.rating, r.aspects, r.text,
  r.created_at as "createdAt", r.edited_at as "editedAt", r.revealed_at as "publicFrom", ${reply} as reply, r.replied_at as "repliedAt"`

export const reviewPersonalTables: readonly PersonalTable[] = [
  {
    table: 'reviews',
    columns: ['author_id', 'subject_id'],
    export: [
      {
        name: 'reviews-given',
        about: 'Your reviews of others, and what they replied.',
        columns: columns('r.subject_id as "of"', `case when not ${hiddenText('reply', 'r.id')} then r.reply end`),
        from: 'reviews r join contracts c on c.id = r.contract_id',
        where: 'r.author_id = $1',
        key: 'r.id',
      },
      {
        name: 'reviews-received',
        about: 'Public reviews of you, and what you replied.',
        columns: columns('r.author_id as "by"', 'r.reply'),
        from: 'reviews r join contracts c on c.id = r.contract_id',
        // The other side must not learn of a review before it is public.
        where: `r.subject_id = $1 and r.revealed_at <= now() and ${shownReviewText('r')}`,
        key: 'r.id',
      },
    ],
    deletion: {
      keeps: {
        what: 'Your reviews of others, and theirs of you',
        why: keepReasons.others,
      },
      keptColumns: ['reviews.text', 'reviews.reply'],
    },
    guarded: true,
  },
  {
    table: 'person_figures',
    columns: ['user_id'],
    export: [
      {
        name: 'figures',
        about: 'What was measured of you, and what it was computed from.',
        columns: `user_id as "id", rating, review_count as "reviewCount", completed_jobs as "completedJobs",
          completion_rate as "completionRate", response_minutes as "responseMinutes", client_rating as "clientRating",
          client_review_count as "clientReviewCount", paid_contracts as "paidContracts", hire_rate as "hireRate",
          answer_rate as "answerRate", approval_minutes as "approvalMinutes", paid_rate as "paidRate", inputs`,
        from: 'person_figures',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    deletion: { sql: 'delete from person_figures where user_id = $1' },
    guarded: false,
  },
]
