import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { projects } from './project.tables.ts'

/** Files that a client attached to a project, and those that no project has taken yet. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    projectId: uuid('project_id').references(() => projects.id),
    /** Null while no project has it, and once its client took off what a contract was made with. */
    position: integer('position'),
    isAgreed: boolean('is_agreed').notNull().default(false),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull().unique('project_files_storage_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('project_files_size', sql`${table.sizeBytes} between 1 and 52428800`),
    check('project_files_position', sql`${table.position} between 0 and 9`),
    check('project_files_agreed', sql`${table.projectId} is not null or not ${table.isAgreed}`),
    unique('project_files_one_position').on(table.projectId, table.position),
    index('project_files_owner').on(table.ownerId),
    index('project_files_loose').on(table.createdAt).where(sql`${table.projectId} is null`),
  ],
)
