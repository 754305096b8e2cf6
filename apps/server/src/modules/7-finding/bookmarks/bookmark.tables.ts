import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from '../../4-hiring/projects/project.tables.ts'

const savedAt = instant('saved_at').notNull()

/** Bookmarks are private to their owner. */
export const projectBookmarks = pgTable(
  'project_bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    savedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    index('project_bookmarks_newest').on(table.userId, table.savedAt, table.projectId),
    index('project_bookmarks_project').on(table.projectId),
  ],
)

export const personBookmarks = pgTable(
  'person_bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    savedAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.personId] }),
    check('person_bookmarks_two_people', sql`${table.userId} <> ${table.personId}`),
    index('person_bookmarks_newest').on(table.userId, table.savedAt, table.personId),
    index('person_bookmarks_person').on(table.personId),
  ],
)
