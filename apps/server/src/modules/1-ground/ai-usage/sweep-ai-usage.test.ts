import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { sweepAiUsage } from './sweep-ai-usage.ts'

test('sweepAiUsage removes the counts of days long past and no other', async () => {
  const t = await startTestApp()
  for (const day of ['2030-04-30', '2030-05-01', '2030-05-15']) {
    await t.pool.query('insert into ai_usage (key, day, requests) values ($1, $2, 1)', ['user:somebody', day])
  }
  t.setClock(new Date('2030-05-15T12:00:00Z'))

  await sweepAiUsage(t.deps)

  expect(await t.value('select array_agg(day::text order by day) from ai_usage')).toEqual(['2030-05-01', '2030-05-15'])
})
