import { expect, test } from 'vitest'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { earnResult } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { raceBehind } from '../../../testing/race.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'

/** An item with statistics, which no decision was made about. */
async function arrange() {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  await earnResult(t, await t.insertUser(), { right: 15 })
  await computeItemStatistics(t.deps)
  await t.pool.query('delete from items_set_aside')
  const itemId = String(await t.value('select min(item_id) from item_statistics'))
  const act = (name: string, reason: string) => t.as(operator).post(`/api/admin/items/${itemId}/${name}`, { reason })
  return {
    ...{ t, itemId },
    setAside: () => act('set-aside', 'Two of its options mean the same.'),
    putBack: () => act('return', 'They do not.'),
    reason: () => t.value('select reason from items_set_aside where item_id = $1', [itemId]),
    logged: () =>
      t.value(`select count(*)::int from operator_log where kind = 'item.set_aside' and operator_id = $1`, [
        operator.id,
      ]),
  }
}

test('what an operator set aside says so, is refused a second time without a line in the log, and can be put back', async () => {
  const { itemId, setAside, putBack, reason, logged } = await arrange()

  const first = await setAside()
  const second = await setAside()

  expect(first.statusCode).toBe(200)
  const shown = first.json().setAside.find(({ _id }: { _id: string }) => _id === itemId)
  expect(shown).toMatchObject({ setAside: { reason: 'operator' } })
  expectFailure(second, 409, 'item.already_set_aside')
  expect(await logged()).toBe(1)
  expect((await putBack()).statusCode).toBe(200)
  expect(await reason()).toBeUndefined()
})

test('what the job had set aside stays so when an operator comes later', async () => {
  const { t, itemId, setAside, reason } = await arrange()
  const text = `insert into items_set_aside (item_id, reason, set_aside_at) values ($1, 'misleads', now())`
  await t.pool.query(text, [itemId])

  expectFailure(await setAside(), 409, 'item.already_set_aside')
  expect(await reason()).toBe('misleads')
})

test('of two operators one sets it aside', async () => {
  const { t, setAside, logged } = await arrange()

  const lock = { text: 'select pg_advisory_xact_lock($1)', values: [advisoryLocks.itemStatistics] }
  const answers = await raceBehind(t.deps.database, lock, [setAside, setAside])

  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
  expect(await logged()).toBe(1)
})

test('the database itself refuses a reason that nobody knows', async () => {
  const { t, itemId } = await arrange()

  const odd = t.pool.query(`insert into items_set_aside values ($1, 'boring', now())`, [itemId])

  await expect(odd).rejects.toMatchObject({ constraint: 'items_set_aside_reason_known' })
})
