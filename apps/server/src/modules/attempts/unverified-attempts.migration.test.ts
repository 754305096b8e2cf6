import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseUrl } from '../../testing/global-setup.ts'

const migrations = new URL('../../../drizzle/', import.meta.url)
const database = `migration_${process.pid}`
const userId = '7a1a2b3c-6f0a-4d8c-9a49-3a1a6a1f9d22'
let client: pg.Client

async function administer(statement: string) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

async function migrate(tags: readonly string[]) {
  for (const tag of tags) {
    const statements = readFileSync(new URL(`${tag}.sql`, migrations), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements) await client.query(statement)
  }
}

async function insertResult(seed: {
  number: number
  score: number
  total: number
  percentage: number
  status: string
}) {
  const questions = JSON.stringify(Array.from({ length: seed.total }, () => ({})))
  const { rows } = await client.query<{ id: string }>(
    `insert into assessment_attempts (user_id, skill, skill_key, difficulty, source, attempt_number, questions, question_ids,
       answers, started_at, deadline_at, finished_at)
     values ($1, 'React', 'react', 'Intermediate', 'ai', $2, $3, array_fill('q'::text, array[$4::int]),
       array_fill(null::int, array[$4::int]), now(), now() + interval '1 hour', now()) returning id`,
    [userId, seed.number, questions, seed.total],
  )
  await client.query(
    `insert into assessment_results (user_id, attempt_id, kind, skill, skill_key, difficulty, score, total_questions,
       percentage, status, merit, attempt_number, on_profile, completed_at)
     values ($1, $2, 'verified', 'React', 'react', 'Intermediate', $3, $4, $5, $6, $7, $8, true, now())`,
    [
      userId,
      rows[0]?.id,
      seed.score,
      seed.total,
      seed.percentage,
      seed.status,
      (seed.percentage >= 60 ? 12_000 : 2_000) + seed.percentage,
      seed.number,
    ],
  )
}

beforeAll(async () => {
  await administer(`create database ${database}`)
  client = new pg.Client(databaseUrl(inject('postgresUrl'), database))
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await administer(`drop database if exists ${database} with (force)`)
})

test('results from before stop being verified when their questions are too few, and passed when their percentage is', async () => {
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', migrations), 'utf8')) as {
    entries: { tag: string }[]
  }
  const tags = entries.map(({ tag }) => tag)
  const here = tags.indexOf('0009_unverified_attempts')
  await migrate(tags.slice(0, here))
  await client.query(
    `insert into users (id, username, email, email_key, password_hash)
     values ($1, 'Ines', 'ines@example.com', 'ines@example.com', 'x')`,
    [userId],
  )
  await insertResult({ number: 1, score: 5, total: 5, percentage: 100, status: 'Expert' })
  await insertResult({ number: 2, score: 10, total: 15, percentage: 67, status: 'Intermediate' })
  await insertResult({ number: 3, score: 18, total: 20, percentage: 90, status: 'Expert' })
  await client.query(
    `insert into assessment_results (user_id, kind, skill, skill_key, difficulty, score, total_questions, percentage, status,
       merit, on_profile, completed_at)
     values ($1, 'practice', 'React', 'react', 'Beginner', 1, 2, 50, 'Beginner', 0, true, now())`,
    [userId],
  )

  await migrate(tags.slice(here, here + 1))

  const { rows } = await client.query(
    `select r.total_questions, r.kind, a.kind as attempt_kind, r.source, r.merit from assessment_results r
     left join assessment_attempts a on a.id = r.attempt_id order by r.total_questions`,
  )
  expect(rows).toEqual([
    { total_questions: 2, kind: 'practice', attempt_kind: null, source: null, merit: 0 },
    { total_questions: 5, kind: 'unverified', attempt_kind: 'unverified', source: 'ai', merit: 1 },
    { total_questions: 15, kind: 'verified', attempt_kind: 'verified', source: 'ai', merit: 2_067 },
    { total_questions: 20, kind: 'verified', attempt_kind: 'verified', source: 'ai', merit: 12_090 },
  ])
  const change = client.query(`update assessment_results set kind = 'verified' where kind = 'unverified'`)
  await expect(change).rejects.toMatchObject({ constraint: 'assessment_results_kept' })
})
