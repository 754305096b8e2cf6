import { like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { throttles } from '../../modules/2-people/accounts/account.tables.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { deleteInBatches } from './delete-in-batches.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const arrange = async (name: string, count: number) => {
  await t.pool.query(
    `insert into throttles (key, attempts, blocked_until, forget_at) select $1 || n, 1, now(), now() from generate_series(1, $2::int) n`,
    [name, count],
  )
  return {
    mine: like(throttles.key, `${name}%`),
    left: () => t.value('select count(*) from throttles where key like $1', [`${name}%`]),
  }
}

test('all rows are deleted, in several batches, and no others', async () => {
  const [{ mine, left }, others] = [await arrange('mine', 12_000), await arrange('other', 1)]

  await deleteInBatches(t.db, throttles, mine)

  expect([await left(), await others.left()]).toEqual([0, 1])
})

test('a stop leaves the next batches for another time', async () => {
  const { mine, left } = await arrange('stopped', 12_000)
  let batches = 0
  const stopping = {
    get aborted() {
      batches += 1
      return batches > 1
    },
  } as AbortSignal

  await deleteInBatches(t.db, throttles, mine, stopping)

  expect(await left()).toBe(7_000)
})

test('a row that someone holds is neither waited for nor deleted', async () => {
  const { mine, left } = await arrange('held', 3)
  await t.db.transaction(async (tx) => {
    await tx.update(throttles).set({ attempts: 2 }).where(like(throttles.key, 'held2'))
    await deleteInBatches(t.db, throttles, mine)
  })

  expect(await left()).toBe(1)
})
