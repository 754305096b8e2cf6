import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a first right code. The second factor is on from then. */
  confirmedAt: instant('confirmed_at'),
  /** The time step of the last code that was used. Only later ones are taken. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authenticatorApps.userId, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ name: 'recovery_codes_pkey', columns: [table.userId, table.codeHash] })],
)

/** Sign-ins with a right password that wait for their second step. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the password hash: a new password voids the challenge. */
    passwordDigest: bytea('password_digest').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_challenges_user').on(table.userId),
    index('sign_in_challenges_expiry').on(table.expiresAt),
    check('sign_in_challenges_tries', sql`${table.tries} between 0 and 5`),
  ],
)
