import type { LessonView } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/bytea.ts'
import { instant } from '../../../platform/database/instant.ts'

/** Courses written for visitors, which wait for one account to claim them. So few that no index is worth its upkeep. */
export const visitorCourses = pgTable(
  'visitor_courses',
  {
    /** The kept course has it as well, so that a claim can be repeated. */
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytea('token_hash').notNull(),
    /** The network that asked for it. */
    address: text('address').notNull(),
    prompt: text('prompt').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    lessons: jsonb('lessons').$type<LessonView[]>().notNull(),
    unwrittenTitles: text('unwritten_titles').array().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check(
      'visitor_courses_lessons',
      sql`jsonb_array_length(${table.lessons}) > 0 and cardinality(${table.unwrittenTitles}) <= 7`,
    ),
    check('visitor_courses_prompt_length', sql`char_length(${table.prompt}) <= 2000`),
  ],
)
