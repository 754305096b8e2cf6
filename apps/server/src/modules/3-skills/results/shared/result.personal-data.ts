import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const resultPersonalTables: readonly PersonalTable[] = [
  {
    table: 'assessment_results',
    columns: ['user_id'],
    export: [
      {
        name: 'results',
        about: 'Your results, verified and self-reported.',
        columns: `id, kind, source, skill, difficulty, score, total_questions as "totalQuestions", percentage, status,
          attempt_number as "attemptNumber", on_profile as "onProfile", completed_at as "completedAt"`,
        from: 'assessment_results',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      sql: `with own as (select id from assessment_results where user_id = $1),
          withdrawn as (delete from withdrawn_results where result_id in (select id from own))
        delete from assessment_results where user_id = $1`,
      removes: 'Your assessments, results and practice; credentials you shared are shown as withdrawn from then on',
      keeps: {
        what: 'The numbers of your credentials in the public status lists',
        why: 'Whoever has one of your credentials can see that it no longer counts.',
      },
    },
    guarded: true,
  },
]
