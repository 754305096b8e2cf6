import { beforeAll, describe, expect, test } from 'vitest'
import { earnResult, startAnswered } from '../../../testing/assess.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const result = await earnResult(t, ines, { skill: 'TypeScript', right: 12 })
  const attemptId = await startAnswered(t, ines, { right: 1 })
  return { t, attemptId, resultId: result._id }
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
    {
      what: 'a verified attempt at public questions',
      set: `'{"source": "bank"}'`,
      constraint: 'assessment_attempts_proof',
    },
    {
      what: 'a graded attempt at questions that were made for it',
      set: `'{"kind": "graded"}'`,
      constraint: 'assessment_attempts_proof',
    },
    {
      what: 'a generated question without its template',
      set: `jsonb_build_object('questions', row.questions #- '{14,template}')`,
      constraint: 'assessment_attempts_generated',
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
      what: 'more times of answers than questions',
      set: `'{"answered_after": [1,1,1,1,1,1]}'`,
      constraint: 'assessment_attempts_answered_after',
    },
    {
      what: 'an answer before the start',
      set: `'{"answered_after": [-1,null,1,1,1,1,1,1,1,1,1,1,1,1,1]}'`,
      constraint: 'assessment_attempts_answered_after',
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
      what: 'an unknown person',
      set: `jsonb_build_object('user_id', gen_random_uuid())`,
      constraint: 'assessment_attempts_user_id_users_id_fk',
    },
  ])('$what', async ({ set, constraint }) => {
    const { t, attemptId } = arranged

    const insert = t.pool.query(copyWith('assessment_attempts', set), [attemptId])

    await expect(insert).rejects.toMatchObject({ constraint })
  })

  test.each([
    `questions = '[]'`,
    `deadline_at = deadline_at + interval '1 hour'`,
    'attempt_number = 7',
    `skill = 'Go'`,
  ])('to change what an attempt is: %s', async (set) => {
    const { t, attemptId } = arranged

    const update = t.pool.query(`update assessment_attempts set ${set} where id = $1`, [attemptId])

    await expect(update).rejects.toMatchObject({ constraint: 'assessment_attempts_kept' })
  })

  test.each(['answers = array[0,0,0,0,0]', 'answered_after = null', 'finished_at = null'])(
    'to change a finished attempt: %s',
    async (set) => {
      const { t, resultId } = arranged
      const update = `update assessment_attempts set ${set} where id = (select attempt_id from assessment_results where id = $1)`

      await expect(t.pool.query(update, [resultId])).rejects.toMatchObject({ constraint: 'assessment_attempts_kept' })
    },
  )
})
