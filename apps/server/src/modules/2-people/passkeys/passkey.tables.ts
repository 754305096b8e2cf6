import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: bytea('public_key').notNull(),
    /** Usage count of the device; 0 for devices that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    check('passkeys_name_length', sql`char_length(${table.name}) between 1 and 60`),
  ],
)

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    /** The account that adds a passkey or confirms a step with one; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('passkey_challenges_user_unique').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
