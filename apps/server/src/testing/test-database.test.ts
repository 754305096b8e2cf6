import { expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'
import { keepTestDatabase, queryAsOwner } from './test-database.ts'

test('the next file gets a database without rows, but for those of a new one', async () => {
  const t = await startTestApp({ inNewDatabase: true })
  const queues = await t.value('select count(*) from jobs.queue')
  await t.insertProposal()

  expect(await keepTestDatabase()).toBe(true)

  for (const table of ['users', 'projects', 'proposals', 'sessions', 'events']) {
    expect(await t.value(`select count(*) from ${table}`), table).toBe(0)
  }
  expect(await t.value('select count(*) from jobs.queue')).toBe(queues)
})

test('it gets a new one after a connection that is still busy, and after anything that the owner did', async () => {
  const t = await startTestApp({ inNewDatabase: true })
  const busy = await t.pool.connect()

  expect(await keepTestDatabase()).toBe(false)
  busy.release()
  expect(await keepTestDatabase()).toBe(true)
  await queryAsOwner('create table left_over ()')
  expect(await keepTestDatabase()).toBe(false)
})
