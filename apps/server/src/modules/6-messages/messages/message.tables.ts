import { type MessageEvent, messageKinds, offPlatformHints } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

const count = (name: string) => bigint(name, { mode: 'number' })

/** Writers of a conversation queue on its row, which numbers messages and changes. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The smaller of the two ids, so that a pair has one conversation. */
    lowId: uuid('low_id')
      .notNull()
      .references(() => users.id),
    highId: uuid('high_id')
      .notNull()
      .references(() => users.id),
    lastSeq: count('last_seq').notNull().default(0),
    lastChange: count('last_change').notNull().default(0),
    startedBy: uuid('started_by').references(() => users.id),
    startedAt: instant('started_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('conversations_pair').on(table.lowId, table.highId),
    check('conversations_ordered', sql`${table.lowId} < ${table.highId}`),
    index('conversations_started').on(table.startedBy, table.startedAt),
    index('conversations_recent').on(table.startedAt),
  ],
)

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    otherId: uuid('other_id')
      .notNull()
      .references(() => users.id),
    lastReadSeq: count('last_read_seq').notNull().default(0),
    /** The latest message of the other person; 0 before they wrote. Events do not count. */
    lastReceivedSeq: count('last_received_seq').notNull().default(0),
    /** When the latest message came; null before the first. The list is sorted by it. */
    latestAt: instant('latest_at'),
    blockedAt: instant('blocked_at'),
    mutedAt: instant('muted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_latest').on(table.userId, table.latestAt, table.conversationId),
    index('conversation_members_unread').on(table.userId).where(sql`${table.lastReceivedSeq} > ${table.lastReadSeq}`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id),
    seq: count('seq').notNull(),
    /** The conversation's number of this message's latest change. */
    change: count('change').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: messageKinds }).notNull(),
    text: text('text').notNull().default(''),
    clientId: uuid('client_id'),
    event: jsonb('event').$type<MessageEvent>(),
    offPlatform: text('off_platform', { enum: offPlatformHints }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    unique('messages_change').on(table.conversationId, table.change),
    uniqueIndex('messages_client_id').on(table.authorId, table.clientId),
    check('messages_text_length', sql`char_length(${table.text}) <= 20000`),
    check('messages_kind_known', sql`${table.kind} in ('text', 'file', 'event')`),
    check('messages_event', sql`(${table.kind} = 'event') = (${table.event} is not null)`),
    check('messages_client_id_known', sql`(${table.kind} = 'event') = (${table.clientId} is null)`),
    check('messages_off_platform_known', sql`${table.offPlatform} in ('payment', 'contact')`),
    check('messages_deleted_empty', sql`${table.deletedAt} is null or ${table.text} = ''`),
  ],
)

/** What a message said before it was edited or deleted. No call reads it; it is the trace for a report. */
export const messageVersions = pgTable(
  'message_versions',
  {
    conversationId: uuid('conversation_id').notNull(),
    seq: count('seq').notNull(),
    change: count('change').notNull(),
    text: text('text').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq, table.change] }),
    foreignKey({
      name: 'message_versions_message',
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
    }),
  ],
)

export const messageFiles = pgTable(
  'message_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id').notNull(),
    seq: count('seq').notNull(),
    position: integer('position').notNull(),
    /** Whose quota it counts for. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: count('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique('message_files_storage_key'),
  },
  (table) => [
    unique('message_files_position').on(table.conversationId, table.seq, table.position),
    foreignKey({
      name: 'message_files_message',
      columns: [table.conversationId, table.seq],
      foreignColumns: [messages.conversationId, messages.seq],
    }),
    index('message_files_owner').on(table.ownerId),
    check('message_files_size', sql`${table.sizeBytes} between 1 and 52428800`),
  ],
)

/** A person without a row has receipts on. */
export const messageSettings = pgTable('message_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  readReceipts: boolean('read_receipts').notNull(),
})
