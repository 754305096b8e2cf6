import { dayMs, hourMs, minuteMs } from '@guildhall/contract'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { noLimits, openDatabase } from '../platform/database/database.ts'
import { startThrowawayPostgres } from '../platform/embedded-postgres/throwaway.ts'
import { connectionsOfRole } from '../process-connections.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { longPatience, patience } from '../testing/patience.ts'
import { startTestApp } from '../testing/test-app.ts'
import { queryAsOwner, vacuumAnalyze } from '../testing/test-database.ts'
import { checkArchiving, judgeArchiving, readArchiving } from './check-archiving.ts'
import { checkClock } from './check-clock.ts'
import { checkConnections, judgeConnections } from './check-connections.ts'
import { checkDurability } from './check-durability.ts'
import { checkRole } from './check-role.ts'
import { checkSchema } from './check-schema.ts'
import { checkTables } from './check-tables.ts'

// Autovacuum is off in tests, and others that use this database may have left many deleted rows.
beforeAll(() => vacuumAnalyze())

/** Changes what all tests of this file share, until the end of this one. */
async function change(statement: string, undo: string) {
  await queryAsOwner(statement)
  onTestFinished(() => queryAsOwner(undo))
}

test('each setting by which PostgreSQL forgets is a problem', async () => {
  // That of the tests forgets, for their speed.
  const findings = await checkDurability(installationOf(await startTestApp()))

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
  const check = async (laterMs = 0) => {
    const database = openDatabase(postgres.url, 1)
    try {
      return await checkDurability({ ...installationOf(t, {}, laterMs), database })
    } finally {
      await database.close()
    }
  }
  expect(await check()).toMatchObject([{ level: 'ok' }])
  expect(await check(5 * 365 * dayMs)).toMatchObject([{ level: 'warning', what: expect.stringContaining('no fixes') }])

  const { pool, close } = openDatabase(postgres.url, 1)
  await pool.query('alter database guildhall set synchronous_commit = off')
  await close()

  expect(await check()).toMatchObject([{ level: 'problem', what: expect.stringContaining('synchronous_commit = off') }])
})

test('a log that PostgreSQL cannot archive is a problem until it can; one that it does not archive is none', async () => {
  const t = await startTestApp()
  expect(await checkArchiving(installationOf(t))).toEqual([])
  const postgres = await startThrowawayPostgres({
    settings: { wal_level: 'replica', archive_mode: 'on' },
  })
  onTestFinished(() => postgres.stop())
  const database = openDatabase(postgres.url, 1)
  onTestFinished(() => database.close())
  const found = () => checkArchiving({ ...installationOf(t), database })
  const archiveBy = async (command: string) => {
    await database.pool.query(`alter system set archive_command = '${command}'`)
    await database.pool.query('select pg_reload_conf()')
  }
  expect(await found()).toMatchObject([
    { level: 'ok', what: expect.stringContaining('Nothing was to be archived yet') },
  ])

  const fillFile = () => database.pool.query('create table filled (); drop table filled; select pg_switch_wal()')
  const waitingFiles = async () => ((await readArchiving(database.db))?.waitingBytes ?? 0) / (16 * 1024 ** 2)

  await archiveBy('false')
  await fillFile()
  const failed = { level: 'problem', what: expect.stringMatching(/^PostgreSQL could not archive 0000\w{20} /) }
  await expect.poll(found, patience).toMatchObject([failed])
  await archiveBy('true')

  const archived = { level: 'ok', what: expect.stringMatching(/last one it has is 0000\w{20}/) }
  await expect.poll(found, longPatience).toMatchObject([archived])

  await archiveBy('false')
  // The archiver learns of the new command some time later: what it fails to archive says that it has.
  await expect.poll(() => fillFile().then(found), patience).toMatchObject([failed])
  const before = await waitingFiles()
  for (let count = 0; count < 4; count += 1) await fillFile()
  expect(Math.round((await waitingFiles()) - before)).toBe(4)
})

test.each([
  { gigabytes: 1, level: 'ok' },
  { gigabytes: 1.1, level: 'warning' },
])('$gigabytes GB of the log that wait to be archived: $level', ({ gigabytes, level }) => {
  const archived = { lastFile: '000000010000000200000003', archivedAt: new Date(), failedFile: null, failedAt: null }

  expect(judgeArchiving({ ...archived, waitingBytes: gigabytes * 1024 ** 3 })).toMatchObject({ level })
})

test.each([
  { laterMs: 0, level: 'ok' },
  { laterMs: 10_000, level: 'warning' },
  { laterMs: -2 * minuteMs, level: 'problem' },
])('a clock that is ahead by $laterMs ms: $level', async ({ laterMs, level }) => {
  const findings = await checkClock(installationOf(await startTestApp(), {}, laterMs))

  expect(findings).toMatchObject([{ level }])
})

test('a database that allows fewer connections than one process opens is a problem', async () => {
  const t = await startTestApp()
  const installation = installationOf(t)
  const all = {
    level: expect.stringMatching('ok|warning'),
    what: expect.stringMatching(/ of which [1-9]\d* are in use/),
  }
  expect(await checkConnections(installation)).toMatchObject([all])

  const limit = `alter database ${new URL(t.url).pathname.slice(1)} connection limit`
  await change(`${limit} ${connectionsOfRole.both - 1}`, `${limit} -1`)

  const what = expect.stringMatching(
    new RegExp(`^The database test_\\w+ allows ${connectionsOfRole.both - 1} connections`),
  )
  expect(await checkConnections(installation)).toMatchObject([all, { level: 'problem', what }])
})

test.each([
  { used: 85, level: 'ok' },
  { used: 86, level: 'warning' },
])('$used of 100 connections in use: $level, whoever allows them', ({ used, level }) => {
  const limits = [
    { whose: 'PostgreSQL', most: 1_000, used },
    { whose: 'The role guildhall_app', most: 100, used },
  ]
  const findings = judgeConnections(limits, connectionsOfRole.both)

  expect(findings).toMatchObject([
    { level: 'ok', what: `PostgreSQL allows 1000 connections, of which ${used} are in use.` },
    { level, what: `The role guildhall_app allows 100 connections, of which ${used} are in use.` },
  ])
})

test('a role that owns tables, or is a superuser, is a warning', async () => {
  const installation = installationOf(await startTestApp())
  expect(await checkRole(installation)).toMatchObject([{ level: 'ok' }])

  expect(await checkRole({ ...installation, database: installation.owner })).toMatchObject([
    { level: 'warning', what: expect.stringContaining('is a superuser') },
  ])

  const owns = [{ level: 'warning', what: expect.stringContaining('guildhall_app in DATABASE_URL owns the tables') }]
  await change('create table owned (); alter table owned owner to guildhall_app', 'drop table owned')
  expect(await checkRole(installation)).toMatchObject(owns)

  // A role is of all databases, and outlives a run that is killed.
  await queryAsOwner(
    'drop role if exists doctor_group; create role doctor_group; alter table owned owner to doctor_group',
  )
  onTestFinished(() => queryAsOwner('reassign owned by doctor_group to current_user; drop role doctor_group'))
  expect(await checkRole(installation)).toMatchObject([{ level: 'ok' }])
  await queryAsOwner('grant doctor_group to guildhall_app')
  expect(await checkRole(installation)).toMatchObject([
    {
      level: 'warning',
      what: expect.stringContaining("guildhall_app in DATABASE_URL has the rights of the tables' owner"),
      todo: expect.stringContaining('run REVOKE doctor_group FROM guildhall_app'),
    },
  ])
})

const shiftLastMigration = (by: number) => `update drizzle.__drizzle_migrations set created_at = created_at + ${by}
  where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`

test.each([
  { by: 0, expected: { level: 'ok' } },
  { by: -1, expected: { level: 'problem', what: expect.stringContaining('lacks 1 migration') } },
  { by: 1, expected: { level: 'problem', what: expect.stringContaining('A later release') } },
])('a last migration that is $by later than ours', async ({ by, expected }) => {
  const installation = installationOf(await startTestApp())
  await change(shiftLastMigration(by), shiftLastMigration(-by))

  expect(await checkSchema(installation)).toMatchObject([expected])
})

test('an extension that was not updated with PostgreSQL is a warning', async () => {
  const installation = installationOf(await startTestApp())
  const version = String(
    await installation.owner.pool
      .query('select extversion from pg_extension where extname = $1', ['pg_trgm'])
      .then(({ rows }) => rows[0].extversion),
  )
  const set = (to: string) => `update pg_extension set extversion = '${to}' where extname = 'pg_trgm'`
  await change(set('1.0'), set(version))

  expect(await checkSchema(installation)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('ALTER EXTENSION pg_trgm UPDATE') },
  ])
})

test('an index that was never finished is a warning', async () => {
  const installation = installationOf(await startTestApp())
  expect(await checkTables(installation)).toMatchObject([{ level: 'ok' }])
  await change('create table twins (n int)', 'drop table twins')
  await queryAsOwner('insert into twins values (1), (1)')

  for (const name of ['twins_n', 'twins_n_ccnew']) {
    await expect(queryAsOwner(`create unique index concurrently ${name} on twins (n)`)).rejects.toThrow(name)
  }

  expect(await checkTables(installation)).toMatchObject([
    { level: 'warning', todo: expect.stringContaining('Run REINDEX INDEX CONCURRENTLY twins_n,') },
    { level: 'warning', todo: expect.stringContaining('Run DROP INDEX CONCURRENTLY twins_n_ccnew,') },
  ])
})

test('an index that is being built is no finding, and hides no other', async () => {
  const t = await startTestApp()
  const installation = installationOf(t)
  await change('create table twins (n int); create table growing (n int)', 'drop table twins, growing')
  await queryAsOwner('insert into twins values (1), (1)')
  await expect(queryAsOwner('create unique index concurrently twins_n on twins (n)')).rejects.toThrow('twins_n')
  const { pool, close } = openDatabase(t.databaseSettings.DATABASE_MIGRATION_URL, 1, noLimits)
  onTestFinished(close)
  // Whoever builds an index waits for those who are writing.
  await pool.query('begin; insert into growing values (1)')

  const building = queryAsOwner('create index concurrently growing_n on growing (n)')
  const built = `select from pg_stat_progress_create_index where index_relid = to_regclass('growing_n')`
  try {
    await expect.poll(async () => (await installation.owner.pool.query(built)).rowCount).toBe(1)
    expect(await checkTables(installation)).toMatchObject([
      { level: 'warning', what: expect.stringContaining('The index twins_n ') },
    ])
    // A role that may not know which one it is.
    expect(await checkTables({ ...installation, owner: installation.database })).toMatchObject([
      { level: 'warning', what: expect.stringContaining('An index is being built by another role') },
    ])
  } finally {
    await pool.query('rollback')
    await building
  }
})

test('a table of rows that were deleted is a warning', async () => {
  const installation = installationOf(await startTestApp())
  await change('create table churned as select generate_series(1, 60000) as n', 'drop table churned')

  await queryAsOwner('delete from churned')

  // PostgreSQL counts when the connection has ended.
  await expect
    .poll(() => checkTables(installation))
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

  expect(await checkTables(installationOf(t))).toMatchObject([{ level: 'ok' }])
  expect(await checkTables(installationOf(t, {}, 2 * hourMs))).toMatchObject([
    { level: 'warning', what: expect.stringContaining('A transaction has been open since') },
  ])
})
