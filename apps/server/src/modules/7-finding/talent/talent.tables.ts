import type { VerifiedSkillView } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bit, check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { signatureBits, textSignatureBits, unstated } from './listing.rules.ts'

export type ProvenSkill = Omit<VerifiedSkillView, 'onProfile'>

/** Sorted by numbers, highest first; `talent_by_*` index them, `talent_proven_*` are for suggestions. */
export const talentListings = pgTable(
  'talent_listings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Made by `listingOf`, as are the keys; never shown. */
    searchText: text('search_text').notNull(),
    searchKeys: text('search_keys').notNull(),
    /** Characters of `search_text` that are name, title and skills. */
    headlineLength: integer('headline_length').notNull(),
    facets: text('facets').array().notNull(),
    /** A few bits per facet and trigram, so that a walk can skip most people. */
    signature: bit('signature', { dimensions: signatureBits }).notNull(),
    textSignature: bit('text_signature', { dimensions: textSignatureBits }).notNull(),
    proven: jsonb('proven').$type<ProvenSkill[]>().notNull(),
    provenTotal: integer('proven_total').notNull(),
    completedJobs: integer('completed_jobs').notNull(),
    completedForClients: integer('completed_for_clients').notNull(),
    rating: numeric('rating', { mode: 'number' }),
    reviewCount: integer('review_count'),
    responseMinutes: integer('response_minutes'),
    relevance: integer('relevance').notNull(),
    proof: integer('proof').notNull(),
    /** The rate in cents; 0 if none is stated. */
    rateHigh: integer('rate_high').notNull(),
    rateLow: integer('rate_low').notNull(),
    promptness: integer('promptness').notNull(),
    acclaim: integer('acclaim').notNull().default(unstated),
    /** Version of the profile that it was computed from. */
    profileVersion: integer('profile_version').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
  },
  (table) => [
    check('talent_listings_sums', sql`${table.provenTotal} >= 0 and ${table.completedJobs} >= 0`),
    index('talent_search').using(
      'gin',
      sql`${table.searchText} gin_trgm_ops`,
      sql`string_to_array(${table.searchKeys}, 'S')`,
      table.facets,
    ),
    index('talent_refreshed').on(table.refreshedAt, table.userId),
  ],
)

/** One row for each person whose listing has been compared with saved searches, or waits to be, until they have left for long. */
export const talentChanges = pgTable(
  'talent_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    changedAt: instant('changed_at').notNull(),
    /** Null: nothing has changed since the last comparison. */
    dueAt: instant('due_at'),
    comparedAt: instant('compared_at'),
    /** What searches looked at before the first change that waits, or when the person left. Null: they were not listed. */
    wasText: text('was_text'),
    wasFacets: text('was_facets').array(),
    wasRate: integer('was_rate'),
  },
  (table) => [
    index('talent_changes_due').on(table.dueAt, table.userId).where(sql`${table.dueAt} is not null`),
    check(
      'talent_changes_before',
      sql`(${table.wasText} is null) = (${table.wasFacets} is null) and (${table.wasText} is null) = (${table.wasRate} is null)`,
    ),
  ],
)
