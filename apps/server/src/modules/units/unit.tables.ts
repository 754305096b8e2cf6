import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/account.tables.ts'

export const savedUnits = pgTable(
  'saved_units',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    unitId: text('unit_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unitId] })],
)
