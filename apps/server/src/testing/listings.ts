import { type ListingSource, listingOf } from '../modules/7-finding/talent/listing.rules.ts'
import type { TestApp } from './test-app.ts'

const batch = 3_000

export async function insertListings(t: TestApp, sources: readonly ListingSource[]): Promise<void> {
  const rows = sources.map((source) => ({ ...source, ...listingOf(source) }))
  for (let first = 0; first < rows.length; first += batch) {
    await t.pool.query(insertSql, [JSON.stringify(rows.slice(first, first + batch))])
  }
}

const insertSql = `with made as materialized (
    select gen_random_uuid() as id, row.* from json_to_recordset($1) as row(name text, username text, title text, location text,
      about text, skills text[], "rateCents" int, languages text[], "searchText" text, "searchKeys" text, "headlineLength" int,
      facets text[], signature text, "textSignature" text, proven jsonb, "provenTotal" int, "completedJobs" int,
      "completedForClients" int, "responseMinutes" int, relevance int, proof int, "rateHigh" int, "rateLow" int, promptness int)
  ), account as (
    insert into users (id, username, email, email_key, password_hash)
    select id, username, username || '@many.example.com', username || '@many.example.com', 'unused' from made
  ), profile as (
    insert into profiles (user_id, name, title, location, hourly_rate_cents, rating, total_jobs, completion_rate, current_projects,
      earnings_cents, profile_image, bio, skills, education, experience, portfolio, languages)
    select id, name, title, location, "rateCents", 0, 0, 0, 0, 0, '', about, skills, '[]', '[]', '[]', languages from made
  )
  insert into talent_listings (user_id, search_text, search_keys, headline_length, facets, signature, text_signature, proven,
    proven_total, completed_jobs, completed_for_clients, response_minutes, relevance, proof, rate_high, rate_low, promptness,
    profile_version, refreshed_at)
  select id, "searchText", "searchKeys", "headlineLength", facets, signature::bit(256), "textSignature"::bit(1024), proven,
    "provenTotal", "completedJobs", "completedForClients", "responseMinutes", relevance, proof, "rateHigh", "rateLow", promptness,
    1, now() from made`
