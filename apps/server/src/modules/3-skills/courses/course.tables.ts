import type { LessonView } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    prompt: text('prompt').notNull(),
    libraryId: text('library_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    // Always read and written as a whole, in order.
    lessons: jsonb('lessons').$type<LessonView[]>(),
    // Of an unfinished course: the lessons of its outline that are not written yet, in order.
    unwrittenTitles: text('unwritten_titles').array().notNull().default(sql`'{}'`),
    doneLessons: text('done_lessons').array().notNull().default(sql`'{}'`),
    shareKey: text('share_key').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('courses_of_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('courses_library_course_once').on(table.userId, table.libraryId),
    check('courses_source', sql`(${table.libraryId} is null) = (${table.lessons} is not null)`),
    check(
      'courses_unfinished',
      sql`cardinality(${table.unwrittenTitles}) = 0 or (${table.lessons} is not null
        and jsonb_array_length(${table.lessons}) > 0 and cardinality(${table.unwrittenTitles}) <= 7)`,
    ),
    check('courses_prompt_length', sql`char_length(${table.prompt}) <= 2000`),
  ],
)
