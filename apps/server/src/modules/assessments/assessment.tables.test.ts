import { describe, expect, test } from 'vitest'
import { earnResult, startAnswered } from '../../testing/assess.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { gradeOf } from './assessment.rules.ts'

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const result = await earnResult(t, ines, { skill: 'PHP', right: 12 })
  const attemptId = await startAnswered(t, ines, { right: 1 })
  const practice = await t.as(ines).post('/api/ai-quiz/save-assessment', { skill: 'C', score: 1, totalQuestions: 2 })
  return { t, ines, attemptId, resultId: result._id, practiceId: practice.json()._id as string }
}

/** A copy of a row with other values, as nobody could write through the application. */
const copyWith = (table: string, set: string) => `
  insert into ${table} select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid()) || ${set})).*
  from ${table} row where id = $1`

describe('the database itself refuses', () => {
  test.each([
    { what: 'a second open attempt', set: `'{"attempt_number": 9}'`, constraint: 'assessment_attempts_one_open' },
    {
      what: 'the number of an attempt twice',
      set: `jsonb_build_object('finished_at', started_at)`,
      constraint: 'assessment_attempts_number',
    },
    {
      what: 'an unknown difficulty',
      set: `'{"difficulty": "Expert"}'`,
      constraint: 'assessment_attempts_difficulty_known',
    },
    { what: 'an unknown source', set: `'{"source": "friend"}'`, constraint: 'assessment_attempts_source_known' },
    {
      what: 'an unverified attempt of fifteen questions',
      set: `'{"kind": "unverified"}'`,
      constraint: 'assessment_attempts_kind_by_count',
    },
    { what: 'an attempt without questions', set: `'{"questions": []}'`, constraint: 'assessment_attempts_sizes' },
    {
      what: 'more answers than questions',
      set: `'{"answers": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}'`,
      constraint: 'assessment_attempts_sizes',
    },
    {
      what: 'an answer below the first option',
      set: `'{"answers": [-1,null,1,1,1,1,1,1,1,1,1,1,1,1,1]}'`,
      constraint: 'assessment_attempts_answers',
    },
    {
      what: 'no time at all',
      set: `jsonb_build_object('deadline_at', started_at)`,
      constraint: 'assessment_attempts_times',
    },
    {
      what: 'an end before the start',
      set: `'{"finished_at": "2020-01-01"}'`,
      constraint: 'assessment_attempts_times',
    },
    {
      what: 'a person nobody knows',
      set: `jsonb_build_object('user_id', gen_random_uuid())`,
      constraint: 'assessment_attempts_user_id_users_id_fk',
    },
  ])('$what', async ({ set, constraint }) => {
    const { t, attemptId } = await arrange()

    const insert = t.pool.query(copyWith('assessment_attempts', set), [attemptId])

    await expect(insert).rejects.toMatchObject({ constraint })
  })

  test.each([
    { what: 'a second result of an attempt', set: `'{}'`, constraint: 'assessment_results_one_per_attempt' },
    {
      what: 'practice with an attempt',
      set: `'{"kind": "practice", "merit": 0, "source": null}'`,
      constraint: 'assessment_results_graded_by_attempt',
    },
    {
      what: 'a verified result without one',
      set: `'{"attempt_id": null}'`,
      constraint: 'assessment_results_graded_by_attempt',
    },
    {
      what: 'a verified result without its number',
      set: `'{"attempt_number": null}'`,
      constraint: 'assessment_results_graded_by_attempt',
    },
    { what: 'a score above the total', set: `'{"score": 16}'`, constraint: /score|percentage/ },
    { what: 'a score below nothing', set: `'{"score": -1}'`, constraint: /score|percentage/ },
    {
      what: 'a percentage that is not that of the score',
      set: `'{"percentage": 81}'`,
      constraint: 'assessment_results_percentage',
    },
    {
      what: 'a status that is not that of the percentage',
      set: `'{"status": "Expert"}'`,
      constraint: 'assessment_results_status',
    },
    { what: 'a pass without the merit of one', set: `'{"merit": 1080}'`, constraint: 'assessment_results_merit' },
    { what: 'an unknown kind', set: `'{"kind": "hearsay"}'`, constraint: 'assessment_results_kind_by_count' },
    {
      what: 'a verified result of ten questions',
      set: `'{"total_questions": 10, "score": 8}'`,
      constraint: 'assessment_results_kind_by_count',
    },
    {
      what: 'an unverified result with the merit of a verified one',
      set: `'{"total_questions": 10, "score": 8, "kind": "unverified"}'`,
      constraint: 'assessment_results_merit',
    },
    {
      what: 'a result of an attempt that hides where its questions came from',
      set: `'{"source": null}'`,
      constraint: 'assessment_results_source_known',
    },
  ])('$what', async ({ set, constraint }) => {
    const { t, resultId } = await arrange()

    const insert = t.pool.query(copyWith('assessment_results', set), [resultId])

    await expect(insert).rejects.toMatchObject({ constraint: expect.stringMatching(constraint) })
  })

  test('practice that claims merit', async () => {
    const { t, practiceId } = await arrange()

    const insert = t.pool.query(copyWith('assessment_results', `'{"merit": 10000}'`), [practiceId])

    await expect(insert).rejects.toMatchObject({ constraint: 'assessment_results_merit' })
  })

  test.each(['score = 5, percentage = 100', `skill = 'Go'`, 'completed_at = now()', `kind = 'practice'`])(
    'to change a result: %s',
    async (set) => {
      const { t, resultId } = await arrange()

      const update = t.pool.query(`update assessment_results set ${set} where id = $1`, [resultId])

      await expect(update).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
    },
  )

  test.each([
    `questions = '[]'`,
    `deadline_at = deadline_at + interval '1 hour'`,
    'attempt_number = 7',
    `skill = 'Go'`,
  ])('to change what an attempt is: %s', async (set) => {
    const { t, attemptId } = await arrange()

    const update = t.pool.query(`update assessment_attempts set ${set} where id = $1`, [attemptId])

    await expect(update).rejects.toMatchObject({ constraint: 'assessment_attempts_kept' })
  })

  test.each(['answers = array[0,0,0,0,0]', 'finished_at = null'])('to change a finished attempt: %s', async (set) => {
    const { t, resultId } = await arrange()
    const update = `update assessment_attempts set ${set} where id = (select attempt_id from assessment_results where id = $1)`

    await expect(t.pool.query(update, [resultId])).rejects.toMatchObject({ constraint: 'assessment_attempts_kept' })
  })
})

test('and agrees with us on the percentage and status of every score there can be', async () => {
  const t = await startTestApp()
  const scores = Array.from({ length: 100 }, (_, index) => index + 1).flatMap((total) =>
    Array.from({ length: total + 1 }, (_, score) => gradeOf(score, total)),
  )
  const rule = await t.value(
    `select pg_get_constraintdef(oid) from pg_constraint where conname = 'assessment_results_status'`,
  )
  const disagreements = await t.value(
    `select count(*) from jsonb_to_recordset($1) as grade (score int, "totalQuestions" int, percentage int, status text)
     where percentage <> round(score * 100.0 / "totalQuestions") or not (${String(rule).replace('CHECK', '')})`,
    [JSON.stringify(scores)],
  )

  expect(scores).toHaveLength(5_150)
  expect(disagreements).toBe(0)
})
