import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'

export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    version: integer('version').notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: ['submitted', 'approved', 'rejected'] })
      .notNull()
      .default('submitted'),
    feedback: text('feedback').notNull().default(''),
    /** The line of the contract's criteria that a request for changes cites; may be empty. */
    criterion: text('criterion').notNull().default(''),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    unique('deliveries_version').on(table.proposalId, table.version),
    uniqueIndex('deliveries_one_open').on(table.proposalId).where(sql`${table.status} = 'submitted'`),
    check('deliveries_status_known', sql`${table.status} in ('submitted', 'approved', 'rejected')`),
    check('deliveries_decided_at', sql`(${table.status} = 'submitted') = (${table.decidedAt} is null)`),
    check(
      'deliveries_message_length',
      sql`char_length(${table.message}) <= 20000 and char_length(${table.feedback}) <= 20000
        and char_length(${table.criterion}) <= 20000`,
    ),
  ],
)

export const deliverables = pgTable(
  'deliverables',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id),
    position: integer('position').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique('deliverables_storage_key'),
  },
  (table) => [
    unique('deliverables_position').on(table.deliveryId, table.position),
    check('deliverables_size', sql`${table.sizeBytes} between 1 and 52428800`),
  ],
)
