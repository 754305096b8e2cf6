import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Long lists whose rows are not counted anew each time. What belongs to a list is said by the view `listed_rows`, and triggers on those
 * tables keep the counts (decision 0134).
 */
export const countedLists = pgTable(
  'counted_lists',
  {
    ownerId: uuid('owner_id').notNull(),
    list: text('list').notNull(),
    /** Transactions before this one may have written without seeing that the list is counted. */
    horizon: bigint('horizon', { mode: 'number' }),
    /** The counts are complete. */
    isReady: boolean('is_ready').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.list] })],
)

/** Sum the rows: several for each status, so that writers do not wait for each other. */
export const listCounts = pgTable(
  'list_counts',
  {
    ownerId: uuid('owner_id').notNull(),
    list: text('list').notNull(),
    status: text('status').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.list, table.status, table.id] })],
)
