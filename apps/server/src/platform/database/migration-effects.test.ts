import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../testing/global-setup.ts'
import { judgeWithin } from '../../testing/migration-effects.ts'
import { administer } from '../../testing/test-database.ts'
import { migrateDatabase, migrationsFolder } from './migrate-database.ts'
import { buildIndexesAhead } from './migrate-in-steps.ts'

/** 0023. Those up to it were written before anybody ran a release beside another. */
const lastUnjudged = 1_795_280_079_000
/** 0015. Those after it are there to show what is refused. */
const beforeExamples = 1_795_280_071_000

const migrations = readMigrationFiles({ migrationsFolder })

async function openAt(name: string, at: number) {
  await administer(`create database ${name}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  await migrateDatabase(url, url, [], at)
  const client = new pg.Client(url)
  await client.connect()
  return {
    client,
    async carryOut(migration: MigrationMeta) {
      await buildIndexesAhead(client, migration)
      await client.query('begin')
      const sentences = await judgeWithin(client, migration)
      await client.query('commit')
      return sentences
    },
    async close() {
      await client.end()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

test('no migration holds up people or breaks the release before', async () => {
  expect(migrations.some(({ folderMillis }) => folderMillis === lastUnjudged)).toBe(true)
  const { carryOut, close } = await openAt('test_judged_migrations', lastUnjudged)
  const sentences: string[] = []
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > lastUnjudged)) {
    sentences.push(...(await carryOut(migration)))
  }
  await close()

  expect(sentences.join('\n')).toBe('')
})

describe('of a migration', () => {
  let opened: Awaited<ReturnType<typeof openAt>>
  beforeAll(async () => {
    opened = await openAt('test_examples_of_migrations', lastUnjudged)
    await opened.client.query('create table settings (name text primary key, value text)')
    return () => opened.close()
  })

  /** The schema is as it was afterwards. */
  async function judge(sql: string[]): Promise<string> {
    const { client } = opened
    await client.query('begin')
    try {
      return (await judgeWithin(client, { sql, folderMillis: 0, hash: '', bps: true })).join('\n')
    } finally {
      await client.query('rollback')
    }
  }

  test.each([
    ['create index priced on projects (title)', 'Builds an index while nobody can write to public.projects.'],
    ['-- Why.\ncreate unique index priced on projects (title)', 'Write CREATE INDEX CONCURRENTLY IF NOT EXISTS'],
    ['alter table projects add constraint priced check (price_cents > 0)', 'Add the constraint NOT VALID'],
    [
      'alter table projects add constraint priced foreign key (id) references users (id)',
      'Checks every row of public.projects',
    ],
    ['alter table projects add constraint priced unique (title)', 'add it USING INDEX'],
    ['alter table projects alter category set not null', 'Add CHECK (… IS NOT NULL) NOT VALID'],
    ['alter table projects add token uuid not null default gen_random_uuid()', 'Rewrites every row of public.projects'],
    ['alter table projects alter price_cents type numeric', 'Rewrites every row of public.projects'],
    ["update projects set title = 'A bench'", 'Changes rows of public.projects in the transaction of a migration.'],
    ['delete from projects where id = gen_random_uuid()', 'Let rewriteInBatches do it'],
    ['alter table projects drop category cascade', 'Takes away public.projects.category'],
    ['alter table projects rename title to name', 'Takes away public.projects.title'],
    ['alter table settings rename to choices', 'Takes away public.settings.name'],
    ['drop view partners cascade', 'Takes away public.partners.person_id'],
    ['alter table projects add place text not null', 'Requires public.projects.place'],
    ['alter table settings alter value set not null', 'Requires public.settings.value'],
  ])('“%s” is refused', async (statement, sentence) => {
    expect(await judge([statement])).toContain(sentence)
  })

  test.each([
    [
      'create table notes (id uuid primary key, user_id uuid not null, text text)',
      'alter table notes add constraint notes_of_user foreign key (user_id) references users (id)',
      'create index notes_user on notes (user_id)',
      'create trigger notes_present before insert on notes for each row execute function refuse_deleted_account()',
    ],
    ["alter table projects add place text default '' not null", 'alter table projects add seen timestamptz'],
    ['alter table projects add constraint priced check (price_cents > 0) not valid'],
    ['drop index projects_search_others'],
    ['create or replace view partners as select client_id as person_id, freelancer_id as partner_id from contracts'],
    ['create function touch() returns void language sql as $$ update projects set title = title $$'],
    ['-- few rows: settings, one for each setting.', "update settings set value = ''"],
    ['-- contract: nothing reads it since 0020.\nalter table settings drop value'],
  ])('%s is let through', async (...sql) => {
    expect(await judge(sql.filter((statement): statement is string => statement !== undefined))).toBe('')
  })

  test('a constraint is validated in the next migration, where people write meanwhile, and not beside what blocks them', async () => {
    const adding = 'alter table projects add constraint priced check (price_cents > 0) not valid'
    const validating = 'alter table projects validate constraint priced'
    expect(await judge([adding, validating])).toContain('Reads every row of public.projects while public.projects')

    await opened.client.query(adding)
    expect(await judge([validating])).toBe('')
    await opened.client.query('alter table projects drop constraint priced')
  })
})

test('of the migrations of one day, those are refused that built indexes and checks on full tables', async () => {
  const { carryOut, close } = await openAt('test_migrations_of_a_day', beforeExamples)
  const refused: string[] = []
  for (const migration of migrations) {
    if (migration.folderMillis <= beforeExamples || migration.folderMillis > lastUnjudged) continue
    const sentences = await carryOut(migration)
    refused.push(sentences.map((sentence) => sentence.split('. ')[0]).join(', '))
  }
  await close()

  expect(refused).toEqual([
    'Builds an index while nobody can write to public.projects',
    'Checks every row of public.items_set_aside while public.items_set_aside cannot be written to',
    '',
    'Reads every row of public.exercise_states while public.users cannot be written to',
    expect.stringMatching(/^Builds an index .+, Builds an index /),
    'Checks every row of public.courses while public.courses cannot be written to',
    '',
    '',
  ])
})
