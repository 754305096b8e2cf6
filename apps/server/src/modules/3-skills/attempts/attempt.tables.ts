import { attemptKinds, difficulties, questionSources } from '@guildhall/contract'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import type { SnapshotQuestion } from './attempt.rules.ts'

/** The items of questions as a JSON array: the template of each that was generated, else the question itself. */
export const itemsSql = (questions: SQLWrapper): SQL =>
  sql`(jsonb_path_query_array(${questions}, '$[*].template.id') || jsonb_path_query_array(${questions}, '$[*] ? (!exists(@.template)).id'))`

/** Copies its questions and key: edits of the bank do not affect it. A trigger protects the copy. */
export const assessmentAttempts = pgTable(
  'assessment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    skill: text('skill').notNull(),
    skillKey: text('skill_key').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    kind: text('kind', { enum: attemptKinds }).notNull(),
    source: text('source', { enum: questionSources }).notNull(),
    /** Of the rules that decided its kind. */
    /** By default the first: a process of the release before the second writes none. */
    rulesVersion: integer('rules_version').notNull().default(1),
    attemptNumber: integer('attempt_number').notNull(),
    questions: jsonb('questions').$type<SnapshotQuestion[]>().notNull(),
    /** In question order. A separate column, so that finding seen questions need not load them. */
    questionIds: text('question_ids').array().notNull(),
    /** Index of the chosen option per question, or null. */
    answers: integer('answers').array().$type<(number | null)[]>().notNull(),
    /** Milliseconds from the start until each answer was last set. A process of the release before writes none. */
    answeredAfter: integer('answered_after').array().$type<(number | null)[]>(),
    startedAt: instant('started_at').notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('assessment_attempts_one_open').on(table.userId).where(sql`${table.finishedAt} is null`),
    unique('assessment_attempts_number').on(
      table.userId,
      table.skillKey,
      table.difficulty,
      table.kind,
      table.attemptNumber,
    ),
    index('assessment_attempts_started').on(table.userId, table.kind, table.startedAt),
    index('assessment_attempts_finished').on(table.userId, table.kind, table.finishedAt),
    index('assessment_attempts_overdue').on(table.deadlineAt).where(sql`${table.finishedAt} is null`),
    // Of finished ones only, so that answers and starts do not write it. Finds what to regrade when an item is corrected.
    index('assessment_attempts_items')
      .using('gin', itemsSql(table.questions))
      .where(sql`${table.finishedAt} is not null`),
    index('assessment_attempts_ended').on(table.finishedAt, table.id).where(sql`${table.kind} <> 'unverified'`),
    check('assessment_attempts_skill_length', sql`char_length(${table.skill}) between 1 and 60`),
    check('assessment_attempts_difficulty_known', sql`${table.difficulty} in ('Beginner', 'Intermediate', 'Advanced')`),
    check(
      'assessment_attempts_kind_by_count',
      sql`${table.kind} in ('verified', 'graded', 'unverified') and (${table.kind} = 'unverified') = (cardinality(${table.questionIds}) < 15)`,
    ),
    check('assessment_attempts_source_known', sql`${table.source} in ('bank', 'generated', 'private', 'ai')`),
    check(
      'assessment_attempts_proof',
      sql`case ${table.kind} when 'verified' then ${table.source} <> 'bank' or ${table.rulesVersion} = 1 when 'graded' then ${table.source} = 'bank' else true end`,
    ),
    check(
      'assessment_attempts_generated',
      sql`${table.source} <> 'generated' or jsonb_array_length(jsonb_path_query_array(${table.questions}, '$[*].template')) = jsonb_array_length(${table.questions})`,
    ),
    check('assessment_attempts_number_positive', sql`${table.attemptNumber} >= 1`),
    check(
      'assessment_attempts_sizes',
      sql`jsonb_array_length(${table.questions}) between 1 and 20 and cardinality(${table.questionIds}) = jsonb_array_length(${table.questions}) and cardinality(${table.answers}) = jsonb_array_length(${table.questions})`,
    ),
    check(
      'assessment_attempts_answers',
      sql`0 <= all (array_remove(${table.answers}, null)) and 9 >= all (array_remove(${table.answers}, null))`,
    ),
    check(
      'assessment_attempts_answered_after',
      sql`cardinality(${table.answeredAfter}) = cardinality(${table.questionIds}) and 0 <= all (array_remove(${table.answeredAfter}, null))`,
    ),
    check(
      'assessment_attempts_times',
      sql`${table.startedAt} < ${table.deadlineAt} and ${table.finishedAt} between ${table.startedAt} and ${table.deadlineAt}`,
    ),
  ],
)
