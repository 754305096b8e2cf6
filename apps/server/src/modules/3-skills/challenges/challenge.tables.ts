import {
  challengeKindNames,
  challengeTextMaximum,
  correctionDecisions,
  operatorReasonMaximum,
} from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts } from '../attempts/attempt.tables.ts'
import { assessmentResults } from '../results/result.tables.ts'

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
    check('item_corrections_scope', sql`(${table.decision} = 'dropped') = (${table.questionId} is null)`),
    check('item_corrections_answer', sql`(${table.decision} = 'key_changed') = (${table.answer} is not null)`),
    check(
      'item_corrections_reason_length',
      sql`char_length(${table.reason}) between 1 and ${sql.raw(String(operatorReasonMaximum))}`,
    ),
    uniqueIndex('item_corrections_dropped_once').on(table.itemId).where(sql`${table.decision} = 'dropped'`),
    index('item_corrections_of_item').on(table.itemId, table.id),
  ],
)

/** One of each person and question, about the question as it was asked at `position` of an attempt of theirs. */
export const questionChallenges = pgTable(
  'question_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => assessmentAttempts.id),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    questionId: text('question_id').notNull(),
    kind: text('kind', { enum: challengeKindNames }).notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null until an operator decides. */
    correctionId: bigint('correction_id', { mode: 'number' }).references(() => itemCorrections.id),
    toldAt: instant('told_at'),
  },
  (table) => [
    unique('question_challenges_once').on(table.userId, table.questionId),
    index('question_challenges_sent').on(table.userId, table.sentAt),
    index('question_challenges_of_attempt').on(table.attemptId),
    index('question_challenges_open').on(table.itemId, table.sentAt).where(sql`${table.correctionId} is null`),
    index('question_challenges_untold')
      .on(table.correctionId, table.id)
      .where(sql`${table.correctionId} is not null and ${table.toldAt} is null`),
    check(
      'question_challenges_kind_known',
      sql`${table.kind} in ('wrong_key', 'several_right', 'none_right', 'unclear', 'outdated', 'other')`,
    ),
    check('question_challenges_position', sql`${table.position} between 0 and 19`),
    check(
      'question_challenges_text_length',
      sql`char_length(${table.text}) between 1 and ${sql.raw(String(challengeTextMaximum))}`,
    ),
    check('question_challenges_told', sql`${table.toldAt} is null or ${table.correctionId} is not null`),
  ],
)

/**
 * The corrections that a result takes into account, at its end or when it was regraded. `gradeVersion` is that of the result
 * from then on; a trigger changes the grade of a result only to a version that has a row here.
 */
export const resultCorrections = pgTable(
  'result_corrections',
  {
    resultId: uuid('result_id').notNull(),
    correctionId: bigint('correction_id', { mode: 'number' }).notNull(),
    appliedAt: instant('applied_at').notNull(),
    gradeVersion: integer('grade_version').notNull(),
    /** The grade before; null where it is the same. */
    scoreBefore: integer('score_before'),
    totalBefore: integer('total_before'),
  },
  (table) => [
    primaryKey({ name: 'result_corrections_pkey', columns: [table.resultId, table.correctionId] }),
    foreignKey({
      name: 'result_corrections_result',
      columns: [table.resultId],
      foreignColumns: [assessmentResults.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'result_corrections_correction',
      columns: [table.correctionId],
      foreignColumns: [itemCorrections.id],
    }),
    check('result_corrections_before', sql`(${table.scoreBefore} is null) = (${table.totalBefore} is null)`),
  ],
)
