import { dayMs, hourMs, minuteMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'
import { patientOf } from '../testing/patient.ts'
import { startTestApp } from '../testing/test-app.ts'
import { queryAsOwner } from '../testing/test-database.ts'
import { checkClock } from './check-clock.ts'
import { checkConnections } from './check-connections.ts'
import { checkDurability } from './check-durability.ts'
import { checkRole } from './check-role.ts'
import { checkSchema } from './check-schema.ts'
import { checkTables } from './check-tables.ts'

/** Changes what all tests of this file share, until the end of this one. */
async function change(statement: string, undo: string) {
  await queryAsOwner(statement)
  onTestFinished(() => queryAsOwner(undo))
}

test('each setting by which PostgreSQL forgets is a problem', async () => {
  // That of the tests forgets, for their speed.
  const findings = await checkDurability(patientOf(await startTestApp()))

  expect(findings).toMatchObject(
    ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].map((name) => ({
      level: 'problem',
      what: expect.stringContaining(`${name} = off`),
    })),
  )
})

test('a PostgreSQL is well until it forgets in one database, or gets no more fixes', async () => {
  const t = await startTestApp()
  const postgres = await startThrowawayPostgres({ fsync: true })
  onTestFinished(() => postgres.stop())
  const look = async (laterMs = 0) => {
    const database = openDatabase(postgres.url, 1)
    try {
      return await checkDurability({ ...patientOf(t, {}, laterMs), database })
    } finally {
      await database.close()
    }
  }
  expect(await look()).toMatchObject([{ level: 'ok' }])
  expect(await look(5 * 365 * dayMs)).toMatchObject([{ level: 'warning', what: expect.stringContaining('no fixes') }])

  const { pool, close } = openDatabase(postgres.url, 1)
  await pool.query('alter database guildhall set synchronous_commit = off')
  await close()

  expect(await look()).toMatchObject([{ level: 'problem', what: expect.stringContaining('synchronous_commit = off') }])
})

test.each([
  { laterMs: 0, level: 'ok' },
  { laterMs: 10_000, level: 'warning' },
  { laterMs: -2 * minuteMs, level: 'problem' },
])('a clock that is ahead by $laterMs ms: $level', async ({ laterMs, level }) => {
  const findings = await checkClock(patientOf(await startTestApp(), {}, laterMs))

  expect(findings).toMatchObject([{ level }])
})

test('a database with fewer connections than one process opens is a problem', async () => {
  const t = await startTestApp()
  const patient = patientOf(t)
  expect(await checkConnections(patient)).toMatchObject([{ level: expect.stringMatching('ok|warning') }])

  const limit = `alter database ${new URL(t.url).pathname.slice(1)} connection limit`
  await change(`${limit} 35`, `${limit} -1`)

  expect(await checkConnections(patient)).toMatchObject([
    { level: 'problem', what: expect.stringContaining('takes 35') },
  ])
})

test('a role that owns tables, or is a superuser, is a warning', async () => {
  const patient = patientOf(await startTestApp())
  expect(await checkRole(patient)).toMatchObject([{ level: 'ok' }])

  expect(await checkRole({ ...patient, database: patient.owner })).toMatchObject([
    { level: 'warning', what: expect.stringContaining('is a superuser') },
  ])

  await change('create table owned (); alter table owned owner to guildhall_app', 'drop table owned')
  expect(await checkRole(patient)).toMatchObject([
    { level: 'warning', what: expect.stringContaining('guildhall_app in DATABASE_URL owns the tables') },
  ])
})

const shiftLastMigration = (by: number) => `update drizzle.__drizzle_migrations set created_at = created_at + ${by}
  where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`

test.each([
  { by: 0, expected: { level: 'ok' } },
  { by: -1, expected: { level: 'problem', what: expect.stringContaining('lacks 1 migration') } },
  { by: 1, expected: { level: 'problem', what: expect.stringContaining('A later release') } },
])('a last migration that is $by later than ours', async ({ by, expected }) => {
  const patient = patientOf(await startTestApp())
  await change(shiftLastMigration(by), shiftLastMigration(-by))

  expect(await checkSchema(patient)).toMatchObject([expected])
})

test('an extension that was not updated with PostgreSQL is a warning', async () => {
  const patient = patientOf(await startTestApp())
  const version = String(
    await patient.owner.pool
      .query('select extversion from pg_extension where extname = $1', ['pg_trgm'])
      .then(({ rows }) => rows[0].extversion),
  )
  const set = (to: string) => `update pg_extension set extversion = '${to}' where extname = 'pg_trgm'`
  await change(set('1.0'), set(version))

  expect(await checkSchema(patient)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('ALTER EXTENSION pg_trgm UPDATE') },
  ])
})

test('an index that was never finished is a warning', async () => {
  const patient = patientOf(await startTestApp())
  expect(await checkTables(patient)).toMatchObject([{ level: 'ok' }])
  await change('create table twins (n int)', 'drop table twins')
  await queryAsOwner('insert into twins values (1), (1)')

  await expect(queryAsOwner('create unique index concurrently twins_n on twins (n)')).rejects.toThrow('twins_n')

  expect(await checkTables(patient)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('REINDEX INDEX CONCURRENTLY twins_n') },
  ])
})

test('a table of rows that were deleted is a warning', async () => {
  const patient = patientOf(await startTestApp())
  await change('create table churned as select generate_series(1, 60000) as n', 'drop table churned')

  await queryAsOwner('delete from churned')

  // PostgreSQL counts when the connection has ended.
  await expect
    .poll(() => checkTables(patient))
    .toMatchObject([{ level: 'warning', what: expect.stringContaining('churned still holds 60,000 rows') }])
})

test('a transaction that stays open is a warning', async () => {
  const t = await startTestApp()
  const client = await t.pool.connect()
  onTestFinished(async () => {
    await client.query('rollback')
    client.release()
  })
  await client.query('begin')

  expect(await checkTables(patientOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await checkTables(patientOf(t, {}, 2 * hourMs))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('A transaction has been open since') },
  ])
})
