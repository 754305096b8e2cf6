import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const savedUnits = pgTable(
  'saved_units',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    unitId: text('unit_id').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unitId] })],
)
