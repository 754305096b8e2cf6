import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { estimateRows } from '../database/estimate-rows.ts'
import { TextSample } from './text-sample.ts'

const minuteMs = 60_000

async function arrange() {
  const t = await startTestApp()
  await t.queryAsOwner('create table notes (id uuid primary key default gen_random_uuid(), text text not null)')
  await t.queryAsOwner('grant select on notes to public')
  onTestFinished(() => t.queryAsOwner('drop table notes'))
  const listAfter = async (id: string, limit: number) =>
    (await t.pool.query<{ text: string }>('select text from notes where id >= $1 order by id limit $2', [id, limit]))
      .rows
  let now = 0
  const source = { estimate: () => estimateRows(t.db, 'notes'), listAfter }
  const sample = new TextSample(source, () => new Date(now), 100)
  return {
    sample,
    fill: (rows: number) =>
      t.queryAsOwner(
        `insert into notes (text) select repeat('tax note ', 200) || n from generate_series(1, ${rows}) n`,
      ),
    analyze: () => t.queryAsOwner('vacuum analyze notes'),
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a table that is filled soon after it was found empty is sampled, analyzed or not', async () => {
  const { sample, fill, pass } = await arrange()
  await sample.prepare()
  expect(sample.rows).toEqual([])

  await fill(20_000)
  pass(minuteMs / 2)
  await sample.prepare()

  await expect.poll(() => sample.rows.length).toBe(100)
  expect(sample.population.outOf).toBeGreaterThan(5_000)
  expect(sample.population.outOf).toBeLessThanOrEqual(20_000)
})

test('a table that has become twice as large is sampled anew, one that has not keeps its sample for ten minutes', async () => {
  const { sample, fill, analyze, pass } = await arrange()
  await fill(10_000)
  await analyze()
  await sample.prepare()
  const first = sample.rows
  expect(first).toHaveLength(100)
  expect(sample.population.outOf).toBeCloseTo(10_000, -3)

  await fill(2_000)
  for (let minute = 1; minute < 10; minute += 1) {
    pass(minuteMs)
    await sample.prepare()
  }
  expect(sample.rows).toBe(first)
  await fill(12_000)
  pass(minuteMs / 2)
  await sample.prepare()

  await expect.poll(() => sample.rows).not.toBe(first)
  expect(sample.population.outOf).toBeGreaterThan(20_000)
})
