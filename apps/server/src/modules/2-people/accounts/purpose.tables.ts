import { purposes } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

const known = sql.raw(purposes.map((purpose) => `'${purpose}'`).join(', '))

/** What a person came for. Without a row, they have not been asked, or had begun before anyone asked. */
export const accountPurposes = pgTable(
  'account_purposes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Empty: they did not want to say. */
    purposes: text('purposes', { enum: purposes }).array().notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** When they put the list of first steps away. What is done of it is never stored. */
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    check('account_purposes_known', sql`${table.purposes} <@ array[${known}]`),
    check('account_purposes_few', sql`cardinality(${table.purposes}) <= 3`),
  ],
)
