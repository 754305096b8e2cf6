import { projectPointsMaximum, textLimits } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../../platform/database/instant.ts'
import { users } from '../../../1-ground/users/user.tables.ts'

const pointsMaximum = sql.raw(String(projectPointsMaximum))

/** What people keep for themselves of a course. Nothing is proven by it. */
export const courseWork = pgTable(
  'course_work',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** A course of the library, by its name, or a course of one's own that an AI wrote, by its id. */
    courseId: text('course_id').notNull(),
    /** By lesson: the furthest step that was finished. */
    finished: jsonb('finished').$type<Record<string, string>>().notNull().default({}),
    projectSteps: smallint('project_steps').array().notNull().default(sql`'{}'`),
    projectCriteria: smallint('project_criteria').array().notNull().default(sql`'{}'`),
    projectLink: text('project_link').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    check('course_work_course_length', sql`char_length(${table.courseId}) <= 100`),
    check(
      'course_work_points_count',
      sql`cardinality(${table.projectSteps}) <= ${pointsMaximum} and cardinality(${table.projectCriteria}) <= ${pointsMaximum}`,
    ),
    check(
      'course_work_link',
      sql`${table.projectLink} = '' or (${table.projectLink} like 'https://%' and char_length(${table.projectLink}) <= ${sql.raw(String(textLimits.url))})`,
    ),
  ],
)
