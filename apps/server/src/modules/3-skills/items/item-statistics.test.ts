import { describe, expect, test } from 'vitest'
import { lsat6 } from '../../../testing/lsat-6.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'
import { insertItemAnswers } from './item-answer.queries.ts'
import type { ItemAnswer } from './item-answer.ts'
import { answersKept, monthOf } from './item-retention.rules.ts'

const now = new Date('2026-11-26T02:20:00Z')

async function arrange() {
  const t = await startTestApp()
  await t.pool.query('delete from item_answers')
  t.setClock(now)
  return t
}

const answer = (itemId: string, fields: Partial<ItemAnswer> = {}): ItemAnswer => ({
  ...{ cell: 'react-beginner', pool: 'sealed', itemId, version: '1', isRight: true, distractor: null },
  ...{ rest: 7, restOf: 14, milliseconds: null },
  ...fields,
})

async function statisticsOf(t: TestApp, answers: readonly ItemAnswer[], month = monthOf(now)) {
  await insertItemAnswers(t.db, month, answers)
  await computeItemStatistics(t.deps)
  return read(t)
}

async function read(t: TestApp) {
  const { rows } = await t.pool.query('select * from item_statistics order by item_id')
  return rows
}

const repeat = (count: number, one: ItemAnswer) => Array.from({ length: count }, () => one)

describe('figures of published data', () => {
  test('LSAT section 6: shares of right answers and point-biserial correlations with the rest score', async () => {
    const t = await arrange()
    const answers = Object.entries(lsat6).flatMap(([pattern, people]) => {
      const total = [...pattern].filter((mark) => mark === '1').length
      return [...pattern].flatMap((mark, item) => {
        const right = mark === '1'
        return repeat(people, answer(`${item}`, { isRight: right, rest: total - (right ? 1 : 0), restOf: 4 }))
      })
    })

    const rows = await statisticsOf(t, answers)

    expect(rows.map((row) => row.right_answers / row.answers)).toEqual([0.924, 0.709, 0.553, 0.763, 0.87])
    expect(rows.map((row) => row.discrimination.toFixed(4))).toEqual(['0.1128', '0.1532', '0.1728', '0.1444', '0.1216'])
    expect(rows.map((row) => row.rasch.toFixed(2))).toEqual(['-1.26', '0.47', '1.24', '0.17', '-0.62'])
  })

  test('the worked example of J. D. Brown, Shiken 5(3), 2001', async () => {
    const t = await arrange()
    const marks = [50, 45, 45, 40, 35, 30, 30, 25]
    const item = (itemId: string, pattern: string) =>
      marks.map((rest, student) => answer(itemId, { isRight: pattern[student] === '1', rest, restOf: 60 }))

    const rows = await statisticsOf(t, [...item('1', '11110000'), ...item('2', '00001111'), ...item('3', '11111111')])

    // Printed as .91, -.91 and .00, from a standard deviation that is rounded.
    expect(rows.map((row) => row.discrimination?.toFixed(2))).toEqual(['0.90', '-0.90', undefined])
  })
})

describe('every night', () => {
  test('wrong options, unanswered questions and times are counted', async () => {
    const t = await arrange()
    const wrong = (distractor: string | null, milliseconds: number | null) =>
      answer('one', { isRight: false, distractor, milliseconds })

    const [row] = await statisticsOf(t, [
      answer('one', { milliseconds: 3_000 }),
      ...[wrong('hoisting', 9_000), wrong('hoisting', 5_000), wrong('closure', null), wrong(null, null)],
    ])

    expect(row).toMatchObject({
      ...{ answers: 5, right_answers: 1, unanswered: 1, median_milliseconds: 5_000, rasch: null },
      distractors: { hoisting: 2, closure: 1 },
    })
  })

  test('answers to another version than the one answered last are dropped', async () => {
    const t = await arrange()

    const [row] = await statisticsOf(t, [
      ...repeat(3, answer('one')),
      ...repeat(2, answer('one', { version: '2', isRight: false })),
    ])

    expect(row).toMatchObject({ version: '2', answers: 2, right_answers: 0 })
    expect(await t.value('select count(*)::int from item_answers')).toBe(2)
  })

  test(`so are answers of more than ${answersKept.months} months ago, and their statistics with them`, async () => {
    const t = await arrange()
    await insertItemAnswers(t.db, '2024-10-01', [answer('one')])
    await insertItemAnswers(t.db, '2024-11-01', [answer('two')])

    await computeItemStatistics(t.deps)

    expect((await read(t)).map((row) => row.item_id)).toEqual(['two'])
    await t.pool.query('delete from item_answers')
    await computeItemStatistics(t.deps)
    expect(await read(t)).toEqual([])
  })

  test('and those beyond the number that is kept for an item, the oldest first', async () => {
    const t = await arrange()
    const old = repeat(3, answer('one', { isRight: false }))

    const [row] = await statisticsOf(t, [...old, ...repeat(answersKept.perItem, answer('one'))])

    expect(row).toMatchObject({ answers: answersKept.perItem, right_answers: answersKept.perItem })
  })

  test('an item that misleads is set aside; one that was set aside before keeps its reason', async () => {
    const t = await arrange()
    const misleading = (itemId: string) =>
      Array.from({ length: 60 }, (_, index) =>
        answer(itemId, { isRight: index % 2 === 0, rest: index % 2 === 0 ? 3 : 9 }),
      )
    await t.pool.query(`insert into items_set_aside values ('known', 'challenged', $1)`, [new Date(0)])

    // Of six items one may go without an operator.
    const sound = ['a', 'b', 'c', 'd'].map((itemId) => answer(itemId))
    await statisticsOf(t, [...misleading('known'), ...misleading('new'), ...sound])

    const { rows } = await t.pool.query('select item_id, reason from items_set_aside order by item_id')
    expect(rows).toEqual([
      { item_id: 'known', reason: 'challenged' },
      { item_id: 'new', reason: 'misleads' },
    ])
  })
})
