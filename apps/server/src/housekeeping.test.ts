import { expect, test } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'
import { startTestApp } from './testing/test-app.ts'

test('a sweep that fails is reported and does not keep the later ones of its round from their work', async () => {
  const t = await startTestApp()
  await t.pool.query(`insert into ai_usage (key, day, requests) values ('user:somebody', '2020-01-01', 1)`)
  await t.queryAsOwner('alter table throttles rename to throttles_elsewhere')
  await t.queryAsOwner('alter table profile_images rename to profile_images_elsewhere')
  const troubles: unknown[] = []

  await startHousekeeping(t.deps, false, (error) => troubles.push(error)).stop()

  expect(troubles.map((error) => String((error as Error).cause))).toEqual([
    expect.stringContaining('"throttles" does not exist'),
    expect.stringContaining('"profile_images" does not exist'),
  ])
  expect(await t.value('select count(*) from ai_usage')).toBe(0)
})
