import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const signalPersonalTables: readonly PersonalTable[] = [
  {
    table: 'attempt_measures',
    columns: ['user_id'],
    export: [
      {
        name: 'attempt-measures',
        about:
          'What operators can see of your assessments: how fast they were, and how alike your mistakes were to others’.',
        columns: `attempt_id as "attemptId", right_answers as "rightAnswers", fast_answers as "answersFasterThanReading",
          ms_per_question / 1000.0 as "secondsPerQuestion", median_ms_per_question / 1000.0 as "othersSecondsPerQuestion",
          both_wrong as "questionsBothGotWrong", identical_mistakes as "identicalMistakes", signals`,
        from: 'attempt_measures',
        where: 'user_id = $1',
        key: 'attempt_id',
      },
    ],
    deletion: { sql: 'delete from attempt_measures where user_id = $1' },
    guarded: false,
  },
]
