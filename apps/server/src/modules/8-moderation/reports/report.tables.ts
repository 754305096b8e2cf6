import { flagRules, harmKinds, reportReasonMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { reportCases } from '../../2-people/restrictions/restriction.tables.ts'

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
const lengthOf = (maximum: number) => sql.raw(String(maximum))

export type SnapshotPart = { label: string; text: string }

/** Versions of what was reported in a case. Each is kept once. */
export const reportSnapshots = pgTable(
  'report_snapshots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id),
    hash: text('hash').notNull(),
    parts: jsonb('parts').$type<SnapshotPart[]>().notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [unique('report_snapshots_once').on(table.caseId, table.hash)],
)

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id),
    harm: text('harm', { enum: harmKinds }).notNull(),
    reason: text('reason').notNull(),
    /** 1 if it counts for the queue and for flags. */
    weight: integer('weight').notNull(),
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => reportSnapshots.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('reports_once').on(table.caseId, table.reporterId),
    check('reports_harm', sql`${table.harm} in (${oneOf(harmKinds)})`),
    check('reports_weight', sql`${table.weight} in (0, 1)`),
    check('reports_reason_length', sql`char_length(${table.reason}) <= ${lengthOf(reportReasonMaximum)}`),
    index('reports_of_reporter').on(table.reporterId, table.createdAt, table.id),
    index('reports_newest').on(table.createdAt, table.id),
  ],
)

export const caseFlags = pgTable(
  'case_flags',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id),
    rule: text('rule', { enum: flagRules }).notNull(),
    counted: integer('counted').notNull(),
    flaggedAt: instant('flagged_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.rule] }),
    check('case_flags_rule', sql`${table.rule} in (${oneOf(flagRules)})`),
  ],
)
