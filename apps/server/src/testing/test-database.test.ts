import { expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'
import { keepTestDatabase, queryAsOwner, vacuumAnalyze } from './test-database.ts'

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

test('tables count as visible although few of their pages have dead rows, whose removal PostgreSQL would put off', async () => {
  const t = await startTestApp({ inNewDatabase: true })
  const { id } = await t.insertUser()
  const insert = `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
    select $1, 'Menu', repeat('x', 1000), 100, '{x}', '2099-01-01', repeat('x', 1000) from generate_series(1, 1000)`
  await t.pool.query(insert, [id])
  await t.pool.query('delete from projects where ctid in (select ctid from projects limit 3)')

  await vacuumAnalyze('projects')

  expect(await t.value(`select relpages - relallvisible from pg_class where relname = 'projects'`)).toBe(0)
})
