import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

/**
 * What people keep for themselves of an exercise. It proves nothing, as the browser says what was solved: only their own reviews and
 * offers follow.
 */
export const exerciseStates = pgTable(
  'exercise_states',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A course of the library, by its name, or a course of one's own that an AI wrote, by its id. */
    courseId: text('course_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    answer: text('answer').notNull(),
    ticked: smallint('ticked').array().notNull().default(sql`'{}'`),
    failures: integer('failures').notNull(),
    solved: boolean('solved').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId, table.exerciseId] }),
    check('exercise_states_answer_length', sql`char_length(${table.answer}) <= 20000`),
    check('exercise_states_ids_length', sql`char_length(${table.courseId} || ${table.exerciseId}) <= 200`),
    check('exercise_states_ticked_count', sql`cardinality(${table.ticked}) <= 8`),
    check('exercise_states_failures', sql`${table.failures} between 0 and 100`),
  ],
)
