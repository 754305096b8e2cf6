import type { NotificationFacts, NotificationKind } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/account.tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    /** Names the event: told twice, it is shown once. */
    eventKey: text('event_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.eventKey),
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    // To take the name of a person who leaves out of what others were told.
    index('notifications_actor').on(sql`(${table.facts} ->> 'actorId')`),
  ],
)
