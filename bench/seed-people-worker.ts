import { listingOf } from '../apps/server/src/modules/7-finding/talent/listing.rules.ts'
import { insertShare } from './fill-in-workers.ts'
import { generatePerson } from './generate-people.ts'
import { randomNumbers } from './generate-projects.ts'

const batchSize = 1_000

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

await insertShare(insertSql, batchSize, (first, end) => {
  const random = randomNumbers(first + 7)
  const batch = Array.from({ length: end - first }, (_, place) => {
    const person = generatePerson(random, first + place)
    return { ...person, ...listingOf(person) }
  })
  return JSON.stringify(batch)
})
