import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const exercisePersonalTables: readonly PersonalTable[] = [
  {
    table: 'exercise_states',
    columns: ['user_id'],
    export: [
      {
        name: 'exercises',
        about:
          'What you wrote in exercises of courses, and which you solved. A course that was written for you is named by its id.',
        columns: `course_id as "course", exercise_id as "exercise", answer, ticked, failures, solved,
          updated_at as "updatedAt"`,
        from: 'exercise_states',
        where: 'user_id = $1',
        key: 'course_id, exercise_id',
      },
    ],
    deletion: { sql: 'delete from exercise_states where user_id = $1', removes: 'Your answers to exercises' },
    guarded: true,
  },
]
