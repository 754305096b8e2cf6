import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../users/user.tables.ts'

/** Partitioned by the week of its creation, which never changes. Each partition has `id` as its primary key. */
export const mails = pgTable(
  'mail_outbox',
  {
    /** Also in its Message-ID, so that a mail sent twice shows once. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text('to_address').notNull(),
    /** The template; it makes the text of `data` at sending. */
    kind: text('kind').notNull(),
    /** Null once it was sent or given up, as it may hold a secret link. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    attempts: integer('attempts').notNull().default(0),
    /** The deadline of the process that sends it; null while none does. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_of_user').on(table.userId, table.createdAt, table.id),
    index('mail_outbox_age').on(table.createdAt),
    index('mail_outbox_never_sent').on(table.createdAt).where(sql`${table.sentAt} is null`),
    index('mail_outbox_unsent').on(table.createdAt).where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    check('mails_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)
