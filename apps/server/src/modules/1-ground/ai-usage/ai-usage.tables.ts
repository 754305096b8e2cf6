import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const aiUsage = pgTable(
  'ai_usage',
  {
    /** `user:<id>`, `members:<network>` for all accounts there, or `address:<network>` for visitors */
    key: text('key').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.day] }),
    index('ai_usage_day').on(table.day),
    check('ai_usage_requests_not_negative', sql`${table.requests} >= 0`),
  ],
)
