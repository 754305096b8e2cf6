import { operatorReasonMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

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
