import type { ItemsOfCellView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { keysOf } from '../../../testing/assess.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'

const attempts = '/api/assessments/attempts'

async function arrange(body: object) {
  const t = await startTestApp()
  await t.pool.query('delete from item_answers')
  const ines = await t.insertUser()
  const now = Date.now()
  t.setClock(new Date(now))
  const { _id } = (await t.as(ines).post(attempts, body)).json()
  const keys = await keysOf(t, _id)
  /** After so many seconds. */
  const answer = async (position: number, option: number, seconds: number) => {
    t.setClock(new Date(now + seconds * 1_000))
    await t.as(ines).put(`${attempts}/${_id}/answers/${position}`, { option })
  }
  const finish = () => t.as(ines).post(`${attempts}/${_id}/finish`)
  const read = async () => (await t.pool.query('select * from item_answers order by id')).rows
  return { t, _id, keys, answer, finish, read }
}

test('a graded attempt leaves a row for each question: what was chosen, beside how many others were right', async () => {
  const { t, _id, keys, answer, finish, read } = await arrange({ skill: 'JavaScript', numQuestions: 15 })
  const wrong = ((keys[0] ?? 0) + 1) % 4
  await answer(3, keys[3] ?? 0, 10)
  await answer(0, wrong, 25)
  await answer(1, keys[1] ?? 0, 32)

  await finish()

  const rows = await read()
  const questions = (await t.value('select questions from assessment_attempts where id = $1', [_id])) as {
    template: { id: string }
    misconceptions: (string | null)[]
  }[]
  expect(rows.map((row) => row.item_id)).toEqual(questions.map(({ template }) => template.id))
  expect(rows[0]).toMatchObject({
    ...{ cell: 'javascript-beginner', pool: 'generated', is_right: false, rest: 2, rest_of: 14, milliseconds: 15_000 },
    distractor: questions[0]?.misconceptions[wrong],
  })
  expect(rows[1]).toMatchObject({ is_right: true, distractor: null, rest: 1, milliseconds: 7_000 })
  expect(rows[3]).toMatchObject({ is_right: true, rest: 1, milliseconds: 10_000 })
  expect(rows[2]).toMatchObject({ is_right: false, distractor: null, rest: 2, milliseconds: null })
  expect(Object.keys(rows[0])).toEqual(
    expect.not.arrayContaining(['user_id', 'attempt_id', 'answered_at', 'created_at']),
  )
})

test('options of the public bank are known by a fingerprint, by which an operator reads their words', async () => {
  const { t, _id, keys, answer, finish, read } = await arrange({ skill: 'Graphic Design', numQuestions: 15 })
  const wrong = ((keys[0] ?? 0) + 1) % 4
  await answer(0, wrong, 5)

  await finish()

  const rows = await read()
  expect(new Set(rows.map((row) => row.pool))).toEqual(new Set(['sealed']))
  expect(rows[0]).toMatchObject({ version: expect.stringMatching(/^[0-9a-f]{12}$/) })
  expect(rows[0].distractor).toMatch(/^[0-9a-f]{12}$/)
  await computeItemStatistics(t.deps)
  const { items } = (
    await t.as(await insertOperator(t)).get('/api/admin/item-cells/graphic-design-beginner')
  ).json<ItemsOfCellView>()
  const asked = `select questions -> 0 ->> 'question' as title, questions -> 0 -> 'options' ->> $2::int as text
    from assessment_attempts where id = $1`
  const [first] = (await t.pool.query(asked, [_id, wrong])).rows
  expect(items.find((item) => item._id === rows[0].item_id)).toMatchObject({
    title: first.title,
    distractors: [{ text: first.text, chosen: 1 }],
  })
})

test('an attempt in which nothing was answered says nothing about its questions', async () => {
  const { finish, read } = await arrange({ skill: 'JavaScript', numQuestions: 5 })

  await finish()

  expect(await read()).toEqual([])
})

test('it takes one statement, which is prepared, in the transaction of the grade', async () => {
  const { keys, answer, finish } = await arrange({ skill: 'Python', numQuestions: 20 })
  await answer(0, keys[0] ?? 0, 5)

  const sent = await recordStatements(finish)

  const texts = sent.map(({ text }) => text.trim())
  const place = texts.findIndex((text) => text.startsWith('insert into item_answers'))
  expect(texts.filter((text) => text.includes('item_answers'))).toHaveLength(1)
  expect(sent[place]?.name).toBeDefined()
  expect(texts.indexOf('begin')).toBeLessThan(place)
  expect(texts.indexOf('commit')).toBeGreaterThan(place)
})
