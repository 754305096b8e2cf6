import {
  assessmentStatuses,
  countedQuestionsMinimum,
  difficulties,
  questionSources,
  resultKinds,
} from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts } from '../attempts/attempt.tables.ts'

/** Results of graded attempts, and self-reported practice. A trigger lets only `onProfile` change, and the
 * grade where a correction of a question says so. */
export const assessmentResults = pgTable(
  'assessment_results',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attemptId: uuid('attempt_id')
      .references(() => assessmentAttempts.id)
      .unique('assessment_results_one_per_attempt'),
    kind: text('kind', { enum: resultKinds }).notNull(),
    source: text('source', { enum: questionSources }),
    /** Of the rules that decided its kind. */
    /** By default the first: a process of the release before the second writes none. */
    rulesVersion: integer('rules_version').notNull().default(1),
    skill: text('skill').notNull(),
    skillKey: text('skill_key').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    score: integer('score').notNull(),
    /** Those that count. With fewer than `countedQuestionsMinimum` of them a verified result becomes a graded one. */
    totalQuestions: integer('total_questions').notNull(),
    droppedQuestions: integer('dropped_questions').notNull().default(0),
    percentage: integer('percentage').notNull(),
    status: text('status', { enum: assessmentStatuses }).notNull(),
    rank: integer('rank').notNull(),
    attemptNumber: integer('attempt_number'),
    /** Raised by each regrading that changes the grade. A credential is for one version. */
    gradeVersion: integer('grade_version').notNull().default(1),
    onProfile: boolean('on_profile').notNull(),
    completedAt: instant('completed_at').notNull(),
  },
  (table) => [
    check('assessment_results_skill_length', sql`char_length(${table.skill}) between 1 and 60`),
    check('assessment_results_difficulty_known', sql`${table.difficulty} in ('Beginner', 'Intermediate', 'Advanced')`),
    check(
      'assessment_results_graded_by_attempt',
      sql`(${table.kind} = 'practice') = (${table.attemptId} is null) and (${table.kind} = 'practice') = (${table.attemptNumber} is null)`,
    ),
    check(
      'assessment_results_kind_by_count',
      sql`${table.kind} in ('verified', 'graded', 'unverified', 'practice') and (${table.kind} = 'practice' or (${table.kind} = 'unverified') = (${table.totalQuestions} + ${table.droppedQuestions} < 15))`,
    ),
    check(
      'assessment_results_dropped',
      sql`${table.gradeVersion} >= 1 and (${table.kind} <> 'practice' or ${table.droppedQuestions} = 0 and ${table.gradeVersion} = 1)`,
    ),
    check(
      'assessment_results_source_known',
      sql`${table.source} in ('bank', 'generated', 'private', 'ai') and (${table.kind} = 'practice') = (${table.source} is null)`,
    ),
    check(
      'assessment_results_proof',
      sql`case ${table.kind} when 'verified' then ${table.source} <> 'bank' or ${table.rulesVersion} = 1 when 'graded' then ${table.source} = 'bank' or ${table.totalQuestions} < ${sql.raw(String(countedQuestionsMinimum))} else true end`,
    ),
    check(
      'assessment_results_rank',
      sql`(${table.kind} = 'practice') = (${table.rank} = 0) and (${table.kind} = 'unverified') = (${table.rank} = 1) and (${table.kind} = 'graded') = (${table.rank} between 2 and 999) and ${table.rank} >= 0 and (${table.kind} = 'verified' and ${table.percentage} >= 70) = (${table.rank} >= 10000)`,
    ),
    check(
      'assessment_results_score',
      sql`${table.droppedQuestions} >= 0 and ${table.totalQuestions} >= 0 and ${table.totalQuestions} + ${table.droppedQuestions} between 1 and 100 and ${table.score} between 0 and ${table.totalQuestions}`,
    ),
    check(
      'assessment_results_percentage',
      sql`${table.percentage} = coalesce(round(${table.score} * 100.0 / nullif(${table.totalQuestions}, 0)), 0)`,
    ),
    check(
      'assessment_results_status',
      sql`${table.status} = case when ${table.percentage} >= 90 then 'Expert' when ${table.percentage} >= 75 then 'Advanced' when ${table.percentage} >= 60 then 'Intermediate' else 'Beginner' end`,
    ),
    index('assessment_results_newest').on(table.userId, table.completedAt, table.id),
    // With all that chooses the best result of each skill, so that the others are not read.
    index('assessment_results_best').on(
      table.userId,
      table.skillKey,
      table.rank,
      table.completedAt,
      table.id,
      table.onProfile,
    ),
    index('assessment_results_proven')
      .on(table.userId, table.skillKey)
      .where(sql`${table.onProfile} and ${table.rank} >= 10000`),
  ],
)
