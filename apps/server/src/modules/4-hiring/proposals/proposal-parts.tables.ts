import { counterMessageMaximum, counterStatuses, proposalMarks, proposalNoteMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from '../projects/project.tables.ts'
import { proposals } from './proposal.tables.ts'
import type { EditedField, StoredTerms } from './proposal-edit.rules.ts'
import type { Milestone } from './shared/milestone.rules.ts'

const proposalId = () => uuid('proposal_id').references(() => proposals.id, { onDelete: 'cascade' })

export const proposalEdits = pgTable(
  'proposal_edits',
  {
    proposalId: proposalId().notNull(),
    version: integer('version').notNull(),
    cause: text('cause', { enum: ['edit', 'counter'] }).notNull(),
    editedAt: instant('edited_at').notNull(),
    fields: text('fields').array().$type<EditedField[]>().notNull(),
    before: jsonb('before').$type<StoredTerms>().notNull(),
    after: jsonb('after').$type<StoredTerms>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.version] }),
    check('proposal_edits_version', sql`${table.version} >= 2`),
    check('proposal_edits_cause_known', sql`${table.cause} in ('edit', 'counter')`),
    check(
      'proposal_edits_fields',
      sql`cardinality(${table.fields}) >= 1 and ${table.before} ?& ${table.fields} and ${table.after} ?& ${table.fields}`,
    ),
  ],
)

export const proposalFiles = pgTable(
  'proposal_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    proposalId: uuid('proposal_id').references(() => proposals.id),
    position: integer('position').notNull().default(0),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique('proposal_files_storage_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('proposal_files_size', sql`${table.sizeBytes} between 1 and 52428800`),
    check('proposal_files_position', sql`${table.position} between 0 and 2`),
    unique('proposal_files_one_position').on(table.proposalId, table.position),
    index('proposal_files_owner').on(table.ownerId),
    index('proposal_files_loose').on(table.createdAt).where(sql`${table.proposalId} is null`),
  ],
)

/** What a client notes about the proposals they got. In a table of its own, which no query of a freelancer reads. */
export const proposalNotes = pgTable(
  'proposal_notes',
  {
    proposalId: proposalId().primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    mark: text('mark', { enum: proposalMarks }),
    note: text('note').notNull().default(''),
  },
  (table) => [
    check('proposal_notes_mark_known', sql`${table.mark} in ('shortlisted', 'archived')`),
    check('proposal_notes_length', sql`char_length(${table.note}) <= ${sql.raw(String(proposalNoteMaximum))}`),
    index('proposal_notes_marked').on(table.projectId, table.mark),
  ],
)

/** At most one counter-offer of each side. */
export const proposalCounters = pgTable(
  'proposal_counters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    proposalId: proposalId().notNull(),
    by: text('by', { enum: ['client', 'freelancer'] }).notNull(),
    bidCents: bigint('bid_cents', { mode: 'number' }).notNull(),
    deliveryDays: integer('delivery_days'),
    milestones: jsonb('milestones').$type<Milestone[]>().notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: counterStatuses }).notNull().default('open'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('proposal_counters_one_each').on(table.proposalId, table.by),
    uniqueIndex('proposal_counters_one_open').on(table.proposalId).where(sql`${table.status} = 'open'`),
    check('proposal_counters_by_known', sql`${table.by} in ('client', 'freelancer')`),
    check('proposal_counters_bid_positive', sql`${table.bidCents} > 0`),
    check(
      'proposal_counters_message_length',
      sql`char_length(${table.message}) <= ${sql.raw(String(counterMessageMaximum))}`,
    ),
    check(
      'proposal_counters_status_known',
      sql`${table.status} in ('open', 'accepted', 'declined', 'countered', 'outdated')`,
    ),
    check('proposal_counters_ended_at', sql`(${table.status} = 'open') = (${table.endedAt} is null)`),
  ],
)
