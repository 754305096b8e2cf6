import { correctionDecisions, operatorReasonMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'

/**
 * What operators decided about questions, in the order of `id`: decisions that change a grade are made one after the other.
 * Without a question it is about the whole item, which is a question of a bank or a template. A trigger keeps rows as they are.
 */
export const itemCorrections = pgTable(
  'item_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: text('item_id').notNull(),
    questionId: text('question_id'),
    decision: text('decision', { enum: correctionDecisions }).notNull(),
    /** The option that is right. */
    answer: text('answer'),
    reason: text('reason').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    check('item_corrections_decision_known', sql`${table.decision} in ('kept', 'key_changed', 'dropped')`),
    check(
      'item_corrections_scope',
      sql`case ${table.decision} when 'dropped' then ${table.questionId} is null when 'key_changed' then ${table.questionId} is not null else true end`,
    ),
    check('item_corrections_answer', sql`(${table.decision} = 'key_changed') = (${table.answer} is not null)`),
    check(
      'item_corrections_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(operatorReasonMaximum))}`,
    ),
    uniqueIndex('item_corrections_dropped_once').on(table.itemId).where(sql`${table.decision} = 'dropped'`),
    index('item_corrections_of_item').on(table.itemId, table.id),
  ],
)
