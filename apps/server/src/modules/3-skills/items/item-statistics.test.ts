import { afterEach, describe, expect, test } from 'vitest'
import { lsat6 } from '../../../testing/lsat-6.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'
import { insertItemAnswers } from './item-answer.queries.ts'
import type { ItemAnswer } from './item-answer.rules.ts'
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

    // As `descript(LSAT)` of the R package ltm prints them: D. Rizopoulos, Journal of Statistical Software 17(5), 2006.
    expect(rows.map((row) => row.right_answers / row.answers)).toEqual([0.924, 0.709, 0.553, 0.763, 0.87])
    expect(rows.map((row) => row.discrimination.toFixed(4))).toEqual(['0.1128', '0.1531', '0.1727', '0.1444', '0.1215'])
    expect(rows.map((row) => row.rasch.toFixed(2))).toEqual(['-1.26', '0.47', '1.24', '0.17', '-0.62'])
  })

  test('the worked example of J. D. Brown, Shiken 5(3), 2001', async () => {
    const t = await arrange()
    const marks = [50, 45, 45, 40, 35, 30, 30, 25]
    const item = (itemId: string, pattern: string) =>
      marks.map((rest, student) => answer(itemId, { isRight: pattern[student] === '1', rest, restOf: 60 }))

    const rows = await statisticsOf(t, [
      ...item('1', '11110000'),
      ...item('2', '00001111'),
      ...item('3', '11111111'),
    ])

    expect(rows.map((row) => row.discrimination?.toFixed(2))).toEqual(['0.90', '-0.90', undefined])
  })
})
