import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'

/** Written before the first byte, deleted with the file's use, so the sweep finds what a crash leaves. Of 1970: to be removed. */
export const pendingFiles = pgTable(
  'pending_files',
  {
    storageKey: text('storage_key').primaryKey(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('pending_files_age').on(table.createdAt)],
)
