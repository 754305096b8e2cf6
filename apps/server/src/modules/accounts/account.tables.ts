import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** The email as {@link normalizeEmail} gives it: letter case never makes two accounts. */
    emailKey: text('email_key').notNull().unique('users_email_key_unique'),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When its owner deleted it. The row stays, without anything about them; triggers refuse new rows of theirs. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [check('users_username_length', sql`char_length(${table.username}) between 1 and 200`)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export const throttles = pgTable(
  'throttles',
  {
    /** What is counted, e.g. `sign_in:account:<sha-256 of the email>`. */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true, precision: 3 }).notNull(),
    forgetAt: timestamp('forget_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('throttles_forget').on(table.forgetAt)],
)
