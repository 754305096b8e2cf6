import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const challengePersonalTables: readonly PersonalTable[] = [
  {
    table: 'question_challenges',
    columns: ['user_id'],
    export: [
      {
        name: 'challenges',
        about: 'What you said is wrong with questions of your assessments, and what was decided.',
        columns: `question_challenges.id, attempt_id as "attemptId", position, kind, text, sent_at as "sentAt",
          decision, reason, decided_at as "decidedAt"`,
        from: 'question_challenges left join item_corrections on item_corrections.id = correction_id',
        where: 'user_id = $1',
        key: 'question_challenges.id',
      },
    ],
    deletion: { sql: 'delete from question_challenges where user_id = $1', removes: 'Your challenges of questions' },
    guarded: true,
  },
]
