import type { MailChoice, NotificationFacts, NotificationGroup, NotificationKind } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    /** Names the event. An event that is told twice is shown once. */
    eventKey: text('event_key').notNull(),
    /** Events with the same key share one notification while it is unread, such as the messages of a conversation. */
    stackKey: text('stack_key'),
    count: integer('count').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.eventKey),
    uniqueIndex('notifications_stack')
      .on(table.userId, table.stackKey)
      .where(sql`${table.readAt} is null and ${table.stackKey} is not null`),
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId, table.createdAt, table.id).where(sql`${table.readAt} is null`),
    index('notifications_age').on(table.createdAt),
    check('notifications_count', sql`${table.count} >= 1`),
    // For removing the name of a deleted account.
    index('notifications_actor').on(sql`(${table.facts} ->> 'actorId')`),
  ],
)

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    choices: jsonb('choices').$type<Partial<Record<NotificationKind, MailChoice>>>().notNull().default({}),
    /** Groups that a link in a mail turned off. They outweigh `choices` until the settings are saved. */
    mutedGroups: text('muted_groups').array().$type<NotificationGroup[]>().notNull().default(sql`'{}'`),
    /** Minutes since midnight in the time zone. Both null: no quiet hours. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    timeZone: text('time_zone').notNull().default('UTC'),
    digestHour: smallint('digest_hour').notNull().default(8),
    /** When the person saved them; null if only a link in a mail made the row. */
    savedAt: instant('saved_at'),
  },
  (table) => [
    check(
      'notification_settings_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439 and ${table.quietFrom} <> ${table.quietTo}`,
    ),
    check('notification_settings_digest_hour', sql`${table.digestHour} between 0 and 23`),
  ],
)

/** Signs the links that turn mails off. One row, made when it is first needed. */
export const unsubscribeKey = pgTable(
  'unsubscribe_key',
  {
    one: boolean('one').primaryKey().default(true),
    secret: bytea('secret').notNull(),
  },
  (table) => [check('unsubscribe_key_one', sql`${table.one}`)],
)
