import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'

/** The row that all parts refer to when they mean a person. What an account does is in `accounts`. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** The email as {@link normalizeEmail} gives it: letter case never makes two accounts. */
    emailKey: text('email_key').notNull().unique('users_email_key_unique'),
    /** When the owner last proved that mail to `email` reaches them; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    passwordHash: text('password_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The row stays, without personal data; triggers refuse new rows that refer to it. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('users_username_length', sql`char_length(${table.username}) between 1 and 200`),
    index('users_search').using('gin', sql`${table.username} gin_trgm_ops`, sql`${table.emailKey} gin_trgm_ops`),
  ],
)
