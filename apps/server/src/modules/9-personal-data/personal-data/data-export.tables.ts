import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    /** Those that failed by anything but a lost database. */
    attempts: integer('attempts').notNull().default(0),
    readyAt: instant('ready_at'),
    failedAt: instant('failed_at'),
    /** When the sweep removes it; set once it is ready or has failed. */
    expiresAt: instant('expires_at'),
    storageKey: text('storage_key').unique('data_exports_storage_key'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text('sha256'),
  },
  (table) => [
    index('data_exports_of_user').on(table.userId, table.requestedAt),
    uniqueIndex('data_exports_one_open')
      .on(table.userId)
      .where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
    index('data_exports_expiry').on(table.expiresAt),
    check('data_exports_one_end', sql`${table.readyAt} is null or ${table.failedAt} is null`),
    check(
      'data_exports_ready_with_file',
      sql`(${table.readyAt} is null) = (${table.storageKey} is null) and (${table.readyAt} is null) = (${table.sizeBytes} is null) and (${table.readyAt} is null) = (${table.sha256} is null)`,
    ),
    check(
      'data_exports_ended_expires',
      sql`(${table.readyAt} is null and ${table.failedAt} is null) = (${table.expiresAt} is null)`,
    ),
  ],
)
