import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/instant.ts'
import { assessmentResults } from '../result.tables.ts'

export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string }
export type PrivateJwk = PublicJwk & { d: string }

/** Retired keys stay, so that their signatures can be checked. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    thumbprint: text('thumbprint').primaryKey(),
    publicJwk: jsonb('public_jwk').$type<PublicJwk>().notNull(),
    privateJwk: jsonb('private_jwk').$type<PrivateJwk>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('signing_keys_one_in_use').on(sql`(${table.retiredAt} is null)`).where(sql`${table.retiredAt} is null`),
    check('signing_keys_thumbprint', sql`${table.thumbprint} ~ '^[A-Za-z0-9_-]{43}$'`),
    check('signing_keys_halves', sql`${table.privateJwk} ? 'd' and ${table.privateJwk} - 'd' = ${table.publicJwk}`),
  ],
)

/**
 * Positions are never reused: the entry stays when its result is deleted, and shows as suspended. A regraded result has
 * another version, and its credential another entry; what was issued before shows as suspended.
 */
export const credentialEntries = pgTable(
  'credential_entries',
  {
    resultId: uuid('result_id').notNull(),
    gradeVersion: integer('grade_version').notNull().default(1),
    /** Counted across all lists, from 0. May have gaps. */
    position: bigint('position', { mode: 'number' })
      .notNull()
      .unique('credential_entries_position')
      .generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }),
  },
  (table) => [
    primaryKey({ name: 'credential_entries_pkey', columns: [table.resultId, table.gradeVersion] }),
    check('credential_entries_position_not_negative', sql`${table.position} >= 0`),
  ],
)

/** Triggers keep the result off the profile while the row is here. */
export const withdrawnResults = pgTable(
  'withdrawn_results',
  {
    resultId: uuid('result_id')
      .primaryKey()
      .references(() => assessmentResults.id),
    reason: text('reason').notNull(),
    withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
    wasShown: boolean('was_shown').notNull().default(false),
  },
  (table) => [
    check('withdrawn_results_reason', sql`char_length(${table.reason}) between 1 and 2000`),
    index('withdrawn_results_newest').on(table.withdrawnAt, table.resultId),
  ],
)
