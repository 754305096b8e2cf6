import { expect, test } from 'vitest'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { earnResult } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { raceBehind } from '../../../testing/race.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { computeItemStatistics } from './compute-item-statistics.ts'
import { describeItemReport } from './shared/describe-item-report.ts'
import { setAsideChallenged } from './shared/set-aside-challenged.queries.ts'

const cell = 'javascript-beginner'

/** An item that was judged and set aside. */
async function arrange() {
  const t = await startTestApp()
  const operator = await insertOperator(t)
  await earnResult(t, await t.insertUser(), { right: 15 })
  await computeItemStatistics(t.deps)
  const itemId = String(await t.value('select min(item_id) from item_statistics where cell = $1', [cell]))
  await setAside(t, itemId)
  const putBack = () =>
    t.as(operator).post(`/api/admin/items/${encodeURIComponent(itemId)}/return`, { reason: 'Its key is right.' })
  return { t, operator, itemId, putBack }
}

async function setAside(t: TestApp, itemId: string) {
  await t.pool.query('delete from items_set_aside')
  const text = `insert into items_set_aside (item_id, reason, set_aside_at) values ($1, 'misleads', now())`
  await t.pool.query(text, [itemId])
}

test('an operator sees what is set aside among the others, and new attempts leave it out', async () => {
  const { t, operator, itemId } = await arrange()

  const { cells, setAside } = (await t.as(operator).get('/api/admin/item-cells')).json()
  const { items } = (await t.as(operator).get(`/api/admin/item-cells/${cell}`)).json()
  const { _id } = (
    await t.as(await t.insertUser()).post('/api/assessments/attempts', { skill: 'js', numQuestions: 20 })
  ).json()

  expect(cells).toContainEqual(expect.objectContaining({ cell, skill: 'JavaScript', difficulty: 'Beginner' }))
  expect(setAside).toContainEqual(expect.objectContaining({ _id: itemId, answers: expect.any(Number) }))
  const item = items.find((one: { _id: string }) => one._id === itemId)
  expect(item).toMatchObject({ pool: 'generated', right: item.answers, setAside: { reason: 'misleads' } })
  expect(item.title).not.toBeNull()
  const asked = `select count(*)::int from assessment_attempts, jsonb_array_elements(questions) question
    where assessment_attempts.id = $1 and question -> 'template' ->> 'id' = $2`
  expect(await t.value(asked, [_id, itemId])).toBe(0)
  expect((await describeItemReport(t.db, cell)).text).toContain('set aside: misleads')
})

test('an item that is put back is asked again, and judged by new answers alone; the log says who did it', async () => {
  const { t, itemId, putBack } = await arrange()

  const answer = await putBack()
  await computeItemStatistics(t.deps)

  expect(answer.statusCode).toBe(200)
  expect(answer.json().setAside).not.toContainEqual(expect.objectContaining({ _id: itemId }))
  expect(await t.value('select count(*)::int from item_statistics where item_id = $1', [itemId])).toBe(0)
  const logged = `select reason from operator_log where kind = 'item.put_back' and target = $1`
  expect(await t.value(logged, [itemId])).toBe('Its key is right.')
  expectFailure(await putBack(), 404, 'item.not_set_aside')
})

test('a question that was dropped after a challenge stays set aside, with its statistics', async () => {
  const { t, itemId, putBack } = await arrange()
  await t.db.transaction((tx) => setAsideChallenged(tx, itemId, new Date()))

  expectFailure(await putBack(), 404, 'item.not_set_aside')
  expect(await t.value('select reason from items_set_aside where item_id = $1', [itemId])).toBe('challenged')
  expect(await t.value('select count(*)::int from item_statistics where item_id = $1', [itemId])).toBe(1)
})

test('of two operators one puts it back', async () => {
  const { t, putBack } = await arrange()

  const lock = { text: 'select pg_advisory_xact_lock($1)', values: [advisoryLocks.itemStatistics] }
  const answers = await raceBehind(t.deps.database, lock, [putBack, putBack])

  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 404])
})
