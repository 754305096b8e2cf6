import { attemptSignals, difficulties } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts } from '../attempts/attempt.tables.ts'

/** What can be measured of each finished attempt of 15 or 20 questions. Shown to operators; decides nothing. */
export const attemptMeasures = pgTable(
  'attempt_measures',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => assessmentAttempts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    skillKey: text('skill_key').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    finishedAt: instant('finished_at').notNull(),
    passed: boolean('passed').notNull(),
    /** By question, or by template where questions are generated: the wrong choice. */
    mistakes: jsonb('mistakes').$type<Record<string, string>>().notNull(),
    rightAnswers: integer('right_answers').notNull(),
    fastAnswers: integer('fast_answers').notNull(),
    msPerQuestion: integer('ms_per_question').notNull(),
    /** Of others who passed; null with too few of them. */
    medianMsPerQuestion: integer('median_ms_per_question'),
    comparedAttempts: integer('compared_attempts').notNull(),
    /** The attempt of another person whose mistakes are most alike. Null, too, once that account is gone. */
    partnerId: uuid('partner_id').references((): AnyPgColumn => assessmentAttempts.id, { onDelete: 'set null' }),
    identicalMistakes: integer('identical_mistakes').notNull(),
    bothWrong: integer('both_wrong').notNull(),
    chance: doublePrecision('chance').notNull(),
    signals: text('signals', { enum: attemptSignals }).array().notNull(),
  },
  (table) => [
    index('attempt_measures_of_cell').on(table.skillKey, table.difficulty, table.finishedAt),
    index('attempt_measures_finished').on(table.finishedAt),
    index('attempt_measures_flagged').on(table.finishedAt, table.attemptId).where(sql`${table.signals} <> '{}'`),
    index('attempt_measures_of_person').on(table.userId),
    index('attempt_measures_of_partner').on(table.partnerId).where(sql`${table.partnerId} is not null`),
    check(
      'attempt_measures_signals_known',
      sql`${table.signals} <@ array['fast_answers', 'same_mistakes', 'short_time']`,
    ),
    check(
      'attempt_measures_counts',
      sql`0 <= ${table.fastAnswers} and ${table.fastAnswers} <= ${table.rightAnswers} and 0 <= ${table.identicalMistakes} and ${table.identicalMistakes} <= ${table.bothWrong}`,
    ),
  ],
)
