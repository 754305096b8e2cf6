import { describe, expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { gradeOf } from './result.rules.ts'

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const result = await earnResult(t, ines, { right: 12 })
  const practice = await t.as(ines).post('/api/ai-quiz/save-assessment', { skill: 'C', score: 1, totalQuestions: 2 })
  return { t, resultId: result._id, practiceId: practice.json()._id as string }
}

const copyWith = (table: string, set: string) => `
  insert into ${table} select (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid()) || ${set})).*
  from ${table} row where id = $1`

describe('the database itself refuses', () => {
  test.each([
    { what: 'a second result of an attempt', set: `'{}'`, constraint: 'assessment_results_one_per_attempt' },
    {
      what: 'practice with an attempt',
      set: `'{"kind": "practice", "rank": 0, "source": null}'`,
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
    { what: 'a pass without the rank of one', set: `'{"rank": 1080}'`, constraint: 'assessment_results_rank' },
    { what: 'an unknown kind', set: `'{"kind": "hearsay"}'`, constraint: 'assessment_results_kind_by_count' },
    {
      what: 'a verified result of ten questions',
      set: `'{"total_questions": 10, "score": 8}'`,
      constraint: 'assessment_results_kind_by_count',
    },
    {
      what: 'an unverified result with the rank of a verified one',
      set: `'{"total_questions": 10, "score": 8, "kind": "unverified"}'`,
      constraint: 'assessment_results_rank',
    },
    {
      what: 'a verified result of public questions',
      set: `'{"source": "bank"}'`,
      constraint: 'assessment_results_proof',
    },
    {
      what: 'a graded result with the rank of a verified one',
      set: `'{"kind": "graded", "source": "bank"}'`,
      constraint: 'assessment_results_rank',
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

  test('practice that claims rank', async () => {
    const { t, practiceId } = await arrange()

    const insert = t.pool.query(copyWith('assessment_results', `'{"rank": 10000}'`), [practiceId])

    await expect(insert).rejects.toMatchObject({ constraint: 'assessment_results_rank' })
  })

  test.each(['score = 5, percentage = 100', `skill = 'Go'`, 'completed_at = now()', `kind = 'practice'`])(
    'to change a result: %s',
    async (set) => {
      const { t, resultId } = await arrange()

      const update = t.pool.query(`update assessment_results set ${set} where id = $1`, [resultId])

      await expect(update).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
    },
  )
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
