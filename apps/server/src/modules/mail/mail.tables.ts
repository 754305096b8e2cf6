import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
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
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it is of no use any more, such as a link that has expired. It is not sent after that. */
    expiresAt: instant('expires_at'),
    /** How often a process has begun to send it. */
    attempts: integer('attempts').notNull().default(0),
    /** Until when the process that sends it may take; null while none does. */
    claimedUntil: instant('claimed_until'),
    sentAt: instant('sent_at'),
    /** When we gave up, and why, in the words of the mail server. */
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_of_user').on(table.userId, table.createdAt, table.id),
    index('mails_age').on(table.createdAt),
    check('mails_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)
