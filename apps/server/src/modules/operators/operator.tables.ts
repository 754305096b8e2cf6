import { appealMaximum, operatorReasonMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import { users } from '../accounts/account.tables.ts'
import { reportCases } from '../reports/report.tables.ts'

/** Who may act for Guildhall. Rows are written by `npm run operator` alone. */
export const operators = pgTable('operators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  addedAt: instant('added_at').notNull(),
})

/** What operators did. Triggers refuse to change or remove a row, and the application's role may not try. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for actions on the command line. */
    operatorId: uuid('operator_id').references(() => users.id),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').references(() => users.id),
    target: text('target').notNull(),
    reason: text('reason').notNull(),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
  },
  (table) => [
    check('operator_log_kind', sql`${table.kind} ~ '^[a-z_]+[.][a-z_]+$'`),
    check('operator_log_target_length', sql`char_length(${table.target}) <= 200`),
    check('operator_log_reason_length', sql`char_length(${table.reason}) <= ${sql.raw(String(operatorReasonMaximum))}`),
    index('operator_log_of_operator').on(table.operatorId, table.id, table.kind),
    index('operator_log_of_kind').on(table.kind, table.id),
    index('operator_log_of_subject').on(table.subjectId, table.id),
  ],
)

/** A person who may not act for a while. The row without `lifted_at` is the one that holds. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The case that was decided with it. Null if an operator suspended the person on their own. */
    caseId: uuid('case_id').references(() => reportCases.id),
    reason: text('reason').notNull(),
    suspendedAt: instant('suspended_at').notNull(),
    suspendedBy: uuid('suspended_by')
      .notNull()
      .references(() => users.id),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    liftedAt: instant('lifted_at'),
    liftReason: text('lift_reason'),
  },
  (table) => [
    check(
      'suspensions_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(operatorReasonMaximum))}`,
    ),
    check(
      'suspensions_appeal_length',
      sql`char_length(${table.appeal}) between 1 and ${sql.raw(String(appealMaximum))}`,
    ),
    check('suspensions_appealed_at', sql`(${table.appeal} is null) = (${table.appealedAt} is null)`),
    check('suspensions_answered_at', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('suspensions_answer_to_appeal', sql`${table.answer} is null or ${table.appeal} is not null`),
    check('suspensions_lift_reason', sql`(${table.liftedAt} is null) = (${table.liftReason} is null)`),
    uniqueIndex('suspensions_one_open').on(table.userId).where(sql`${table.liftedAt} is null`),
    index('suspensions_of_case').on(table.caseId),
    index('suspensions_of_person').on(table.userId, table.suspendedAt),
    index('suspensions_unanswered')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appeal} is not null and ${table.answer} is null and ${table.liftedAt} is null`),
  ],
)
