import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { databaseUrl, templateDatabase } from '../../testing/global-setup.ts'
import { administer } from '../../testing/test-database.ts'
import { openDatabase, queryNamed, queryPlanned, queryText } from './database.ts'
import { migrateDatabase } from './migrate-database.ts'

const asApplication = (url: string) => databaseUrl(inject('appPostgresUrl'), new URL(url).pathname.slice(1))

function open(url: string) {
  const database = openDatabase(url, 2)
  onTestFinished(() => database.close())
  return database
}

describe("the application's role, in a database of its own owner", () => {
  let url: string
  beforeAll(async () => {
    const name = `test_${randomBytes(8).toString('hex')}`
    await administer(`create database ${name} template ${templateDatabase}`)
    url = databaseUrl(inject('postgresUrl'), name)
    return () => administer(`drop database ${name} with (force)`)
  })

  test('reads and writes the rows of every table', async () => {
    const { pool } = open(asApplication(url))

    const { rows } = await pool.query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'operator_log' and not (
         has_table_privilege(format('%I', table_name), 'select') and has_table_privilege(format('%I', table_name), 'insert')
         and has_table_privilege(format('%I', table_name), 'update') and has_table_privilege(format('%I', table_name), 'delete'))`,
    )

    expect(rows).toEqual([])
    const insert = `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`
    expect((await pool.query(insert)).rowCount).toBe(1)
  })

  test.each([
    'create table mine (n int)',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create schema mine',
    'create role mine',
    'create database mine',
    'create extension file_fdw',
    'alter table users add column mine int',
    'alter table users disable trigger all',
    'drop table sessions',
    'truncate sessions',
    'drop index projects_pkey',
    `set session_replication_role = 'replica'`,
    'select * from drizzle.__drizzle_migrations',
    'set role guildhall',
    `copy users to program 'cat'`,
  ])('may not: %s', async (statement) => {
    const { pool } = open(asApplication(url))

    await expect(pool.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42501$/) })
  })

  test('a table that came with a later migration is granted at the next start', async () => {
    await open(url).pool.query('create table later (n int)')

    await migrateDatabase(url, asApplication(url))

    expect((await open(asApplication(url)).pool.query('select * from later')).rows).toEqual([])
  })
})

describe('queries', () => {
  test('counts and cents arrive as numbers', async () => {
    const { db } = open(inject('postgresUrl'))

    const [row] = await queryPlanned<{ n: number }>(
      db,
      'select count(*) + 9007199254740990 as n from (select 1) one',
      [],
    )

    expect(row?.n).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('a named statement keeps its plan on the connection, another one leaves none behind', async () => {
    const { db, pool } = open(inject('postgresUrl'))
    for (const value of [1, 2, 3]) {
      expect(await queryNamed(db, 'the_number', 'select $1::int as n', [value])).toEqual([{ n: value }])
      expect(await queryPlanned(db, 'select $1::int + 1 as n', [value])).toEqual([{ n: value + 1 }])
    }

    const { rows } = await pool.query(`select name from pg_prepared_statements where name <> ''`)

    expect(rows).toEqual([{ name: 'the_number' }])
  })
})

test('statements of a transaction are prepared, those outside are planned for their values', async () => {
  const { db, pool } = openDatabase(inject('postgresUrl'), 1)
  onTestFinished(() => pool.end())
  const prepared = async () =>
    (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    )

  await db.execute(sql`select ${1}::int as outside`)
  await queryText(db, 'select $1::int as outside_too', [1])
  for (const value of [1, 2]) {
    await db.transaction(async (tx) => {
      expect((await tx.execute(sql`select ${value}::int as inside`)).rows).toEqual([{ inside: value }])
      expect(await queryText(tx, 'select $1::int as text', [value])).toEqual([{ text: value }])
      await tx.transaction((inner) => inner.execute(sql`select ${value}::int as savepoint`))
      await queryPlanned(tx, 'select $1::int as planned', [value])
    })
  }

  expect((await prepared()).toSorted()).toEqual([
    'select $1::int as inside',
    'select $1::int as savepoint',
    'select $1::int as text',
  ])
})
