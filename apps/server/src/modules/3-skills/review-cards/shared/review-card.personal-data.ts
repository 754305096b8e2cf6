import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const reviewCardPersonalTables: readonly PersonalTable[] = [
  {
    table: 'review_cards',
    columns: ['user_id'],
    export: [
      {
        name: 'daily-review',
        about: 'What you got wrong and are asked again, and when.',
        columns: `id, kind, source, part, item, due_at as "dueAt", stability, difficulty, reps as "answers", lapses as "wrongAnswers",
          rated_at as "ratedAt", answered_at as "answeredAt", helped_at as "helpedAt", practiced as "daysOfPractice",
          practiced_at as "practicedAt"`,
        from: 'review_cards',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: { sql: 'delete from review_cards where user_id = $1', removes: 'Your daily review' },
    guarded: true,
  },
]
