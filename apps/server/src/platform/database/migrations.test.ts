import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { jobKinds } from '../../job-kinds.ts'
import { databaseUrl } from '../../testing/global-setup.ts'
import { patience } from '../../testing/patience.ts'
import { administer } from '../../testing/test-database.ts'
import { StartupError } from '../process/startup-error.ts'
import { migrateDatabase } from './migrate-database.ts'

const drizzle = new URL('../../../drizzle/', import.meta.url)
const lastBeforeBaseline = 1_795_280_056_000

async function createDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name}`)
  const url = databaseUrl(inject('postgresUrl'), name)
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await administer(`drop database ${name} with (force)`)
  })
  const journal = async () =>
    (await client.query('select created_at::float8 as at from drizzle.__drizzle_migrations order by 1')).rows
  return { url, client, journal }
}

/** The tables and the journal as the separate migrations left them, up to the one of `last`. */
async function migrateAsBefore(client: pg.Client, last: number) {
  await client.query(`begin; ${await readFile(new URL('0000_baseline.sql', drizzle), 'utf8')}; commit;
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', 1795170435842), ('last', ${last});
    insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`)
}

test('processes that start together migrate once, none fails, and a later start changes nothing', async () => {
  const { url, client, journal } = await createDatabase()

  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  const migrated = await journal()
  await client.query(
    `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
  )
  await migrateDatabase(url)

  const { entries } = JSON.parse(await readFile(new URL('meta/_journal.json', drizzle), 'utf8')) as {
    entries: { when: number }[]
  }
  expect(migrated).toEqual(entries.map(({ when }) => ({ at: when })))
  expect(await journal()).toEqual(migrated)
  expect((await client.query('select username from users')).rows).toEqual([{ username: 'Ada' }])
})

test('a database with all migrations from before the baseline goes on with those after it', async () => {
  const { url, client, journal } = await createDatabase()
  await migrateAsBefore(client, lastBeforeBaseline)

  await migrateDatabase(url)

  expect((await journal()).slice(0, 2)).toEqual([{ at: 1_795_170_435_842 }, { at: lastBeforeBaseline }])
  expect((await journal()).slice(2).every(({ at }) => at > lastBeforeBaseline)).toBe(true)
  expect((await client.query('select username from users')).rows).toEqual([{ username: 'Ada' }])
})

test('one that lacks some of them is refused with what to do, and stays as it is', async () => {
  const { url, client, journal } = await createDatabase()
  await migrateAsBefore(client, lastBeforeBaseline - 1_000)

  const migrating = migrateDatabase(url)

  await expect(migrating).rejects.toThrow(StartupError)
  await expect(migrating).rejects.toThrow('Start the last version with separate migrations on it first')
  expect(await journal()).toHaveLength(2)
  expect((await client.query('select username from users')).rows).toEqual([{ username: 'Ada' }])
})

test('a verified result of public questions keeps its kind by the rules of then, and no new one can be made', async () => {
  const { url, client } = await createDatabase()
  await migrateAsBefore(client, lastBeforeBaseline)
  const insertAttempt = (number: number, ofRules: { column: string; value: string } = { column: '', value: '' }) =>
    client.query(
      `insert into assessment_attempts (${ofRules.column} user_id, skill, skill_key, difficulty, kind, source, attempt_number, questions, question_ids,
         answers, started_at, deadline_at, finished_at)
       select ${ofRules.value} id, 'PHP', 'php', 'Beginner', 'verified', 'bank', $1, (select jsonb_agg('{}'::jsonb) from generate_series(1, 15)),
         array_fill('q'::text, array[15]), array_fill(null::int, array[15]), now() - interval '1 hour', now(), now() from users`,
      [number],
    )
  await insertAttempt(1)
  await client.query(
    `insert into assessment_results (user_id, attempt_id, kind, source, skill, skill_key, difficulty, score, total_questions,
       percentage, status, rank, attempt_number, on_profile, completed_at)
     select user_id, id, kind, source, skill, skill_key, difficulty, 12, 15, 80, 'Advanced', 11080, 1, false, now()
     from assessment_attempts`,
  )

  await migrateDatabase(url)

  await client.query('update assessment_results set on_profile = true')
  expect(
    (await client.query('select kind, rank, rules_version as version, on_profile as shown from assessment_results'))
      .rows,
  ).toEqual([{ kind: 'verified', rank: 11_080, version: 1, shown: true }])
  // By a process of the release before, which still runs.
  await insertAttempt(2)
  await expect(insertAttempt(3, { column: 'rules_version,', value: '2,' })).rejects.toMatchObject({
    constraint: 'assessment_attempts_proof',
  })
})

test('what the timelines of contracts held is kept as events, an accepted end included', async () => {
  const { url, client } = await createDatabase()
  await migrateAsBefore(client, lastBeforeBaseline)
  await client.query(`
    insert into users (username, email, email_key, password_hash) values ('Rui', 'r@b.c', 'r@b.c', 'x');
    insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text, status)
      select id, 'A bench', 'Of oak.', 900, '{Joinery}', now(), '', 'cancelled' from users where username = 'Ada';
    insert into proposals (project_id, freelancer_id, message, bid_cents, skills, status, accepted_at)
      select p.id, u.id, 'I can.', 900, '{}', 'accepted', now() from projects p, users u where username = 'Rui';
    insert into contracts (proposal_id, project_id, client_id, freelancer_id, title, criteria, required_skills, amount_cents, fee_bps,
        created_at, status, ended_at)
      select a.id, p.id, p.client_id, a.freelancer_id, p.title, '', '{}', 900, 1000, now(), 'cancelled', now()
      from proposals a join projects p on p.id = a.project_id;
    insert into contract_offers (contract_id, offered_by, release_cents, fee_cents, refund_cents, reason, status, created_at, ended_at)
      select id, freelancer_id, 0, 0, 0, 'No time.', 'accepted', now(), now() from contracts;
    insert into contract_events (contract_id, kind, actor_id, facts, at)
      select c.id, kind, case actor when 'client' then client_id else freelancer_id end, facts::jsonb, now()
      from contracts c, (values ('agreed', 'client', '{"cents": 900}'), ('delivered', 'freelancer', '{"version": 1}'),
        ('end_offered', 'freelancer', '{}'), ('cancelled', 'client', '{}')) e (kind, actor, facts)`)

  await migrateDatabase(url)

  const { rows } = await client.query(`select e.kind, u.username as by, e.facts - 'offerId' as facts
    from events e join users u on u.id = e.actor_id join contracts c on c.id = e.subject_id order by e.id`)
  expect(rows).toEqual([
    { kind: 'proposal.accepted', by: 'Ada', facts: { cents: 900 } },
    { kind: 'delivery.submitted', by: 'Rui', facts: { version: 1 } },
    { kind: 'contract.end_offered', by: 'Rui', facts: {} },
    { kind: 'contract.cancelled', by: 'Ada', facts: {} },
    { kind: 'contract.end_accepted', by: 'Ada', facts: {} },
  ])
})

const beforeSearchParts = 1_795_280_078_000
const beforePieces = 1_795_280_082_000
const insertProject = `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
  select id, 'A bench', 'Of oak.', 900, '{Joinery}', now(), 'a bench' from users`
const searchIndexes = `select relname as name, indisvalid as "isValid" from pg_index join pg_class on oid = indexrelid
  where relname ~ '^projects_search' order by 1`
const ofParts = [
  'content_writing',
  'digital_marketing',
  'graphic_design',
  'mobile_apps',
  'others',
  'ui_ux_design',
  'web_development',
]

test('people post while a release that changes the search index builds it, also after a build that was broken off', async () => {
  const { url, client } = await createDatabase()
  await migrateDatabase(url, url, [], beforePieces)
  await client.query(
    `insert into users (username, email, email_key, password_hash) values ('Ada', 'a@b.c', 'a@b.c', 'x')`,
  )
  await client.query(`create index projects_search_in_others on projects (id);
    update pg_index set indisvalid = false where indexrelid = 'projects_search_in_others'::regclass`)
  expect((await client.query(searchIndexes)).rows).toHaveLength(8)
  const other = new pg.Client(url)
  await other.connect()
  onTestFinished(() => other.end())

  await other.query(`begin; ${insertProject}`)
  const migrating = Promise.all([migrateDatabase(url), migrateDatabase(url)])
  migrating.catch(() => {}) // told below
  await expect.poll(async () => (await client.query(waitingForLocks)).rows[0].n, patience).toBeGreaterThan(0)
  await client.query(`set lock_timeout = '2s'; ${insertProject}`)
  await other.query('commit')
  await migrating

  const { rows } = await client.query(searchIndexes)
  expect(rows).toEqual(ofParts.map((part) => ({ name: `projects_search_in_${part}`, isValid: true })))
  expect((await client.query('select count(*)::int as n from projects')).rows).toEqual([{ n: 2 }])
})

test('a release that starts again beside a later one leaves the jobs of that alone', async () => {
  const { url, client } = await createDatabase()
  await migrateDatabase(url, url, jobKinds)
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`)

  await migrateDatabase(url, url, [])

  const { rows } = await client.query('select count(*)::int as n from jobs.schedule')
  expect(rows).toEqual([{ n: jobKinds.filter(({ cron }) => cron).length }])
})

test('a migration that waits for a table holds up nobody who comes after it', async () => {
  const { url, client } = await createDatabase()
  await migrateDatabase(url, url, [], beforeSearchParts)
  const reader = new pg.Client(url)
  await reader.connect()
  onTestFinished(() => reader.end())

  await reader.query('begin; select from projects')
  const migrating = migrateDatabase(url)
  migrating.catch(() => {}) // told below
  const isWaiting = `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query ~ '^begin') as yes`
  await expect.poll(async () => (await client.query(isWaiting)).rows[0].yes, { ...patience, interval: 5 }).toBe(true)
  await client.query(`set lock_timeout = '2s'; select from projects`)
  await reader.query('commit')
  await migrating

  expect((await client.query(searchIndexes)).rows).toHaveLength(ofParts.length)
})

const beforeMailPartitions = 1_795_280_079_000
const insertOldMail = `insert into mails (to_address, kind, data) values ('a@b.c', $1, '{}') returning id`

test('the outbox is one table for both releases, whichever name they know, also after its partitions were made', async () => {
  const { url, client } = await createDatabase()
  await migrateDatabase(url, url, [], beforeMailPartitions)
  await client.query(insertOldMail, ['before'])

  await migrateDatabase(url)
  await client.query(insertOldMail, ['by the release before'])
  await client.query(`insert into mail_outbox (to_address, kind, data) values ('a@b.c', 'by this one', '{}')`)

  const kinds = async (table: string) =>
    (await client.query(`select kind from ${table} order by kind`)).rows.map(({ kind }) => kind)
  const all = ['before', 'by the release before', 'by this one']
  expect([await kinds('mails'), await kinds('mail_outbox')]).toEqual([all, all])
  // What was an index and a foreign key of the table is one of the partition: nothing was built or checked anew.
  const own =
    await client.query(`select inhparent::regclass::text as of from pg_inherits join pg_index on indexrelid = inhrelid
    where indrelid = 'mails'::regclass order by 1`)
  expect(own.rows.map(({ of }) => of)).toEqual([
    'mail_outbox_age',
    'mail_outbox_never_sent',
    'mail_outbox_of_user',
    'mail_outbox_unsent',
  ])
  const names = await client.query(
    `select relname from pg_class join pg_index on indexrelid = oid where indrelid = 'mails'::regclass order by 1`,
  )
  expect(names.rows.map(({ relname }) => relname)).toEqual([
    'mails_age',
    'mails_never_sent',
    'mails_of_user',
    'mails_pkey',
    'mails_unsent',
  ])
})

const waitingForLocks = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ~* '^\\s*create index'`
