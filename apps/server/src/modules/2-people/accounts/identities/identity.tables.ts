import { providerIds } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../../platform/database/bytea.ts'
import { instant } from '../../../../platform/database/instant.ts'
import { users } from '../../../1-ground/users/user.tables.ts'

/** Whom the owner of an account is at a provider. */
export const identities = pgTable(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerIds }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    unique('identities_subject_unique').on(table.issuer, table.subject),
    unique('identities_one_each').on(table.userId, table.issuer),
    check('identities_label_length', sql`char_length(${table.label}) between 1 and 254`),
  ],
)

/** Identities that wait until the owner of an account with their address says that they are theirs, too. */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Of the mailed link. */
    mailTokenHash: bytea('mail_token_hash').unique('pending_identities_mail_token_unique'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerIds }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    label: text('label').notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('pending_identities_user').on(table.userId),
    index('pending_identities_expiry').on(table.expiresAt),
  ],
)

/** Sign-ins at a provider that came back: each answer is taken once. */
export const usedSignInStates = pgTable(
  'used_sign_in_states',
  { stateHash: bytea('state_hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_sign_in_states_expiry').on(table.expiresAt)],
)
