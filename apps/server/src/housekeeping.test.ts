import { beforeAll, expect, test, vi } from 'vitest'
import { startHousekeeping } from './housekeeping.ts'
import { patience } from './testing/patience.ts'
import { waitUntilBlocked } from './testing/race.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

/** Forgotten by one of the last sweeps. */
const insertOldUsage = () =>
  t.pool.query(
    `insert into ai_usage (key, day, requests) values ('user:somebody', '2020-01-01', 1) on conflict do nothing`,
  )
const countOldUsage = () => t.value('select count(*) from ai_usage')

test('a stop waits for the sweep that is running, and begins no other', async () => {
  await insertOldUsage()
  const holder = await t.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table throttles in access exclusive mode')
    const housekeeping = startHousekeeping(t.deps, false, () => {})
    await waitUntilBlocked(t.pool, 1)

    const stopped = housekeeping.stop()
    await holder.query('rollback')
    await stopped
  } finally {
    holder.release(true)
  }

  expect(await countOldUsage()).toBe(1)
})

test('a sweep that fails is reported and does not keep the later ones of its round from their work', async () => {
  await insertOldUsage()
  await t.queryAsOwner('alter table throttles rename to throttles_elsewhere')
  await t.queryAsOwner('alter table profile_images rename to profile_images_elsewhere')
  const troubles: unknown[] = []

  const housekeeping = startHousekeeping(t.deps, false, (error) => troubles.push(error))
  await vi.waitFor(async () => expect(await countOldUsage()).toBe(0), patience)
  await housekeeping.stop()

  expect(troubles.map((error) => String((error as Error).cause))).toEqual([
    expect.stringContaining('"throttles" does not exist'),
    expect.stringContaining('"profile_images" does not exist'),
  ])
})
