import { beforeAll, describe, expect, test } from 'vitest'
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
  // Nothing of it changes.
  let arranged: Awaited<ReturnType<typeof arrange>>
  beforeAll(async () => {
    arranged = await arrange()
  })

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
    {
      what: 'a verified result of ten questions, of which some do not count',
      set: `'{"total_questions": 10, "score": 8, "dropped_questions": 4}'`,
      constraint: 'assessment_results_kind_by_count',
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
    const { t, resultId } = arranged

    const insert = t.pool.query(copyWith('assessment_results', set), [resultId])

    await expect(insert).rejects.toMatchObject({ constraint: expect.stringMatching(constraint) })
  })

  test('practice that claims rank', async () => {
    const { t, practiceId } = arranged

    const insert = t.pool.query(copyWith('assessment_results', `'{"rank": 10000}'`), [practiceId])

    await expect(insert).rejects.toMatchObject({ constraint: 'assessment_results_rank' })
  })

  const without = `total_questions = 14, dropped_questions = 1, percentage = 86, rank = 11086, grade_version = 2`

  test.each(['score = 5, percentage = 100', without, `skill = 'Go'`, 'completed_at = now()', `kind = 'practice'`])(
    'to change a result: %s',
    async (set) => {
      const { t, resultId } = arranged

      const update = t.pool.query(`update assessment_results set ${set} where id = $1`, [resultId])

      await expect(update).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
    },
  )
})

describe('with a recorded correction', () => {
  async function arrangeCorrection() {
    const { t, resultId } = await arrange()
    const correctionId = await t.value(
      `insert into item_corrections (item_id, decision, reason, decided_at) values ($1, 'dropped', 'Unclear', now()) returning id`,
      [resultId],
    )
    await t.pool.query(
      'insert into result_corrections (result_id, correction_id, applied_at, grade_version) values ($1, $2, now(), 2)',
      [resultId, correctionId],
    )
    const update = (set: string) => t.pool.query(`update assessment_results set ${set} where id = $1`, [resultId])
    return { t, correctionId, update }
  }
  const withoutOne = 'total_questions = 14, dropped_questions = 1, percentage = 86, rank = 11086'

  test('the grade changes, once, and the number of questions asked does not', async () => {
    const { update } = await arrangeCorrection()

    const fewer = update('score = 11, total_questions = 13, dropped_questions = 1, percentage = 85, grade_version = 2')
    await expect(fewer).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
    await expect(update(withoutOne)).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
    expect((await update(`${withoutOne}, grade_version = 2`)).rowCount).toBe(1)
    await expect(update('score = 11, percentage = 79, grade_version = 3')).rejects.toMatchObject({
      constraint: 'assessment_results_kept',
    })
  })

  test('the correction stays as it is', async () => {
    const { t, correctionId } = await arrangeCorrection()

    for (const text of [
      'update item_corrections set answer = null where id = $1',
      'delete from item_corrections where id = $1',
    ]) {
      await expect(t.pool.query(text, [correctionId])).rejects.toMatchObject({ constraint: 'item_corrections_kept' })
    }
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
