import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

/** Who may act for Guildhall. Rows are written by `guildhall operator` alone. */
export const operators = pgTable('operators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  addedAt: instant('added_at').notNull(),
})
