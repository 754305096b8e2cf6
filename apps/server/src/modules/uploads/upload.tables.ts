import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/**
 * Bytes on their way in. The row is written before the first byte and deleted by the transaction that makes the file
 * part of a delivery or a message, so every file that a crash leaves in the store has a row here, and the sweep can remove it.
 */
export const pendingFiles = pgTable(
  'pending_files',
  {
    storageKey: text('storage_key').primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('pending_files_age').on(table.createdAt)],
)
