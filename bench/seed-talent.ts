import { jobKinds } from '../apps/server/src/job-kinds.ts'
import { listingOf } from '../apps/server/src/modules/talent/listing.rules.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/database.ts'
import { generatePerson } from './generate-people.ts'
import { randomNumbers } from './generate-projects.ts'
import { connect } from './seed-database.ts'

const batchSize = 1_000

const nameOf = (name: string) => `guildhall_bench_${name}`

/** In place of one that an interrupted run left behind. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await dropDatabase(url, name)
  const client = await connect(url)
  await client.query(`create database ${nameOf(name)}`)
  await client.end()
  const created = new URL(url)
  created.pathname = `/${nameOf(name)}`
  await migrateDatabase(created.href, created.href, jobKinds)
  return created.href
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = await connect(url)
  await client.query(`drop database if exists ${nameOf(name)} with (force)`)
  await client.end()
}

/** The same people in every run. */
export async function seedTalent(url: string, count: number): Promise<void> {
  const client = await connect(url)
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'talent_listings'::regclass and not indisunique`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (let first = 0; first < count; first += batchSize) {
      await client.query(insertSql, [generateBatch(first, Math.min(first + batchSize, count))])
    }
    for (const { definition } of indexes) await client.query(definition)
    await client.query('vacuum analyze users')
    await client.query('vacuum analyze profiles')
    await client.query('vacuum analyze talent_listings')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

function generateBatch(first: number, end: number): string {
  const random = randomNumbers(first + 7)
  const batch = Array.from({ length: end - first }, (_, place) => {
    const person = generatePerson(random, first + place)
    return { ...person, ...listingOf(person) }
  })
  return JSON.stringify(batch)
}

const insertSql = `
  with row as materialized (
    select gen_random_uuid() as id, made.* from json_to_recordset($1) as made(
      username text, name text, title text, location text, about text, skills text[], "rateCents" int, availability text,
      "hoursPerWeek" int, languages text[], "searchText" text, "searchKeys" text, "textSignature" text, "headlineLength" int, facets text[], signature text, proven jsonb,
      "provenTotal" int, "completedJobs" int, "completedForClients" int, "responseMinutes" int, relevance int, proof int,
      "rateHigh" int, "rateLow" int, promptness int, acclaim int)
  ), account as (
    insert into users (id, username, email, email_key, password_hash)
    select id, username, username || '@talent.example.com', username || '@talent.example.com', 'unused' from row
  ), profile as (
    insert into profiles (user_id, name, title, location, hourly_rate_cents, rating, total_jobs, completion_rate,
      current_projects, earnings_cents, profile_image, bio, skills, education, experience, portfolio, availability,
      hours_per_week, languages)
    select id, name, title, location, "rateCents", 0, 0, 0, 0, 0, '', about, skills, '[]', '[]', '[]', availability,
      "hoursPerWeek", languages from row
  )
  insert into talent_listings (user_id, search_text, search_keys, text_signature, headline_length, facets, signature, proven, proven_total, completed_jobs,
    completed_for_clients, response_minutes, relevance, proof, rate_high, rate_low, promptness, acclaim, profile_version, refreshed_at)
  select id, "searchText", "searchKeys", "textSignature"::bit(1024), "headlineLength", facets, signature::bit(256), proven, "provenTotal", "completedJobs",
    "completedForClients", "responseMinutes", relevance, proof, "rateHigh", "rateLow", promptness, acclaim, 1, now() from row`
