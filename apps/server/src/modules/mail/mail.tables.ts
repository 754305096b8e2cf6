import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/account.tables.ts'

/** The outbox: a mail is written with the event that causes it, and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    /** Also the left part of its Message-ID, so that sending it twice shows it once. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    toAddress: text('to_address').notNull(),
    /** Names the template, which makes the letter of `data` when it is sent. */
    kind: text('kind').notNull(),
    /** Null once it was sent or given up, as it may hold a secret link. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When it is of no use any more, such as a link that has expired. It is not sent after that. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    /** How often a process has begun to send it. */
    attempts: integer('attempts').notNull().default(0),
    /** Until when the process that sends it may take; null while none does. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true, precision: 3 }),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
    /** When we gave up, and why, in the words of the mail server. */
    failedAt: timestamp('failed_at', { withTimezone: true, precision: 3 }),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_of_user').on(table.userId, table.createdAt, table.id),
    index('mails_age').on(table.createdAt),
    check('mails_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)
