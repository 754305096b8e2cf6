import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { linkPurposes } from './links/link.rules.ts'

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Names the session in lists and addresses, where its token must not appear. */
    id: uuid('id').notNull().unique('sessions_id_unique').defaultRandom(),
    userAgent: text('user_agent'),
    address: text('address'),
    secondFactor: boolean('second_factor').notNull().default(false),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** Kinds of devices that have signed in, so that a sign-in from a new one can be told. Outlives sessions. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    hasSignedIn: boolean('has_signed_in').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.userId, table.kind] }),
    index('known_devices_last_seen').on(table.lastSeenAt),
  ],
)

export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256; the token itself is never stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: linkPurposes }).notNull(),
    /** The address it was mailed to. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    check(
      'account_tokens_purpose_known',
      sql`${table.purpose} in ('confirm_email', 'confirm_new_email', 'restore_email', 'reset_password')`,
    ),
    check('account_tokens_one_end', sql`${table.usedAt} is null or ${table.revokedAt} is null`),
    // A change of address may be undone from each of the addresses it led away from.
    uniqueIndex('account_tokens_one_open')
      .on(table.userId, table.purpose)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null and ${table.purpose} <> 'restore_email'`),
    index('account_tokens_of_user').on(table.userId, table.purpose, table.createdAt),
    index('account_tokens_restorable')
      .on(table.emailKey)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null and ${table.purpose} = 'restore_email'`),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
)

export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    blockedUntil: instant('blocked_until').notNull(),
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [index('throttles_forget').on(table.forgetAt)],
)
