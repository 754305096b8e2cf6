import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'

/**
 * The row is written before the first byte, and deleted by the transaction that uses the file, so the sweep finds what
 * a crash leaves.
 */
export const pendingFiles = pgTable(
  'pending_files',
  {
    storageKey: text('storage_key').primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('pending_files_age').on(table.createdAt)],
)
