import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const attemptPersonalTables: readonly PersonalTable[] = [
  {
    table: 'assessment_attempts',
    columns: ['user_id'],
    export: [
      {
        name: 'attempts',
        about:
          'Your assessments: the questions, and the answers you chose, and when. The right answers are not part of it.',
        columns: `id, skill, difficulty, kind, source, attempt_number as "attemptNumber", started_at as "startedAt",
          deadline_at as "deadlineAt", finished_at as "finishedAt",
          answered_after as "millisecondsToEachAnswer",
          (select json_agg(json_strip_nulls(json_build_object('question', q -> 'question', 'code', q -> 'code',
              'options', q -> 'options', 'yourAnswer', q -> 'options' -> answers[n::int])) order by n)
            from jsonb_array_elements(questions) with ordinality as asked (q, n)) as questions`,
        from: 'assessment_attempts',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: { sql: 'delete from assessment_attempts where user_id = $1' },
    guarded: true,
  },
]
