import { itemPools, setAsideReasons } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'

/**
 * One row for each question of a graded attempt, without the person and the attempt, so it is no personal data. The nightly job
 * drops rows that are too old or too many.
 */
export const itemAnswers = pgTable(
  'item_answers',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    cell: text('cell').notNull(),
    pool: text('pool', { enum: itemPools }).notNull(),
    /** Id of a bank question or of a template. */
    itemId: text('item_id').notNull(),
    /** Of the template; of a bank question, a fingerprint of its wording. Answers to other versions are not mixed. */
    version: text('version').notNull(),
    isRight: boolean('is_right').notNull(),
    /** The wrong option that was chosen: its misconception, or a fingerprint of its text. Null too if nothing was chosen. */
    distractor: text('distractor'),
    /** Right answers to the other questions of the attempt, and how many these are. */
    rest: integer('rest').notNull(),
    restOf: integer('rest_of').notNull(),
    milliseconds: integer('milliseconds'),
    month: date('month').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cell, table.pool, table.itemId, table.id] }),
    check('item_answers_pool', sql`${table.pool} in ('practice', 'sealed', 'generated', 'private')`),
    check('item_answers_rest', sql`${table.rest} between 0 and ${table.restOf}`),
    check('item_answers_distractor', sql`${table.distractor} is null or not ${table.isRight}`),
    check('item_answers_milliseconds', sql`${table.milliseconds} >= 0`),
    check('item_answers_month', sql`extract(day from ${table.month}) = 1`),
  ],
)

/** What the nightly job made of the answers to the current version of each item. */
export const itemStatistics = pgTable(
  'item_statistics',
  {
    itemId: text('item_id').primaryKey(),
    cell: text('cell').notNull(),
    pool: text('pool', { enum: itemPools }).notNull(),
    version: text('version').notNull(),
    answers: integer('answers').notNull(),
    right: integer('right_answers').notNull(),
    unanswered: integer('unanswered').notNull(),
    /** Point-biserial, against the rest score. Null while all are right, or all wrong, or all rest scores alike. */
    discrimination: real('discrimination'),
    medianMilliseconds: integer('median_milliseconds'),
    distractors: jsonb('distractors').$type<Record<string, number>>().notNull(),
    /** In logits, 0 being the middle of its pool. Null before there are enough answers. */
    rasch: real('rasch'),
    raschError: real('rasch_error'),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [index('item_statistics_of_cell').on(table.cell, table.pool)],
)

/** Items that new attempts leave out. */
export const itemsSetAside = pgTable(
  'items_set_aside',
  {
    /** Id of a bank question or of a template. */
    itemId: text('item_id').primaryKey(),
    reason: text('reason', { enum: setAsideReasons }).notNull(),
    setAsideAt: instant('set_aside_at').notNull(),
  },
  (table) => [check('items_set_aside_reason_known', sql`${table.reason} in ('misleads', 'challenged', 'operator')`)],
)
