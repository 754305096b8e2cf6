import { difficulties, projectStatuses } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import type { EditedField, StoredFacts } from './project-edit.rules.ts'
import { searchParts } from './search-parts.rules.ts'

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    /** Null reads as `Design`. */
    category: text('category'),
    image: text('image').notNull().default(''),
    requiredSkills: text('required_skills').array().notNull(),
    deadlineAt: instant('deadline_at').notNull(),
    minimumLevel: text('minimum_level', { enum: difficulties }),
    status: text('status', { enum: projectStatuses }).notNull().default('active'),
    proposalCount: integer('proposal_count').notNull().default(0),
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** Of a direct contract: only its two people see it. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Set by `recordClientActivity`, exact to the hour. */
    clientActiveAt: instant('client_active_at').notNull().defaultNow(),
    askedAt: instant('asked_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    check('projects_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('projects_description_length', sql`char_length(${table.description}) between 1 and 20000`),
    check('projects_price_positive', sql`${table.priceCents} > 0`),
    check(
      'projects_status_known',
      sql`${table.status} in ('active', 'in_progress', 'completed', 'cancelled', 'closed')`,
    ),
    check('projects_closed_at', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
    check('projects_minimum_level_known', sql`${table.minimumLevel} in ('Beginner', 'Intermediate', 'Advanced')`),
    check(
      'projects_skills_some',
      sql`cardinality(${table.requiredSkills}) <= 30 and (${table.isPrivate} or cardinality(${table.requiredSkills}) >= 1)`,
    ),
    ...searchParts.map(({ name, condition }) =>
      index(`projects_search_in_${name}`)
        .using(
          'gin',
          sql`split_part(${table.searchText}, 'K', 1) gin_trgm_ops`,
          sql`string_to_array(split_part(${table.searchText}, 'K', 2), 'S')`,
          // For the release before, which knows no months.
          sql`(array[(${table.createdAt} at time zone 'UTC')::date])`,
          // An array for GIN, which has no operators for dates. Projects of one day, or month, are neighbors in the index, so a search of
          // the newest days reads a part of each list. Months are a million days earlier, to tell them from days.
          sql`(array[(${table.createdAt} at time zone 'UTC')::date, date_trunc('month', ${table.createdAt} at time zone 'UTC')::date - 1000000])`,
          // Of what the release before saved, which knows no pieces, the database computes them.
          sql`(case when split_part(${table.searchText}, 'K', 3) = '' then long_word_pieces(split_part(${table.searchText}, 'K', 1)) else string_to_array(split_part(${table.searchText}, 'K', 3), 'S') end)`,
        )
        // New entries wait on a list that each search reads. With shorter ones, creating a project costs more.
        .with({ gin_pending_list_limit: 3_072 })
        .where(sql.raw(condition)),
    ),
    index('projects_without_keys').on(table.id).where(sql`strpos(${table.searchText}, 'K') = 0`),
    index('projects_newest').on(table.createdAt, table.id),
    index('projects_category_newest').on(table.category, table.createdAt, table.id),
    index('projects_category_price').on(table.category, table.priceCents, table.id),
    // There may be a hundred thousand projects, and hardly any that are open: one for each order of lists.
    index('projects_open_newest').on(table.category, table.createdAt, table.id).where(sql`${table.status} = 'active'`),
    index('projects_open_of_all').on(table.createdAt, table.id).where(sql`${table.status} = 'active'`),
    index('projects_open_price').on(table.category, table.priceCents, table.id).where(sql`${table.status} = 'active'`),
    index('projects_open_price_of_all').on(table.priceCents, table.id).where(sql`${table.status} = 'active'`),
    index('projects_price').on(table.priceCents, table.id),
    index('projects_client_in_progress').on(table.clientId).where(sql`${table.status} = 'in_progress'`),
    index('projects_deadline_in_progress').on(table.deadlineAt, table.id).where(sql`${table.status} = 'in_progress'`),
    check('projects_private_agreed', sql`not ${table.isPrivate} or ${table.proposalCount} <= 1`),
    index('projects_to_ask')
      .on(table.clientActiveAt, table.id)
      .where(sql`${table.status} = 'active' and ${table.askedAt} is null`),
    index('projects_to_close')
      .on(table.askedAt, table.id)
      .where(sql`${table.status} = 'active' and ${table.askedAt} is not null`),
    // With the status, so that counts and the choice of a page read nothing else.
    // For the experience of a freelancer: the categories of work that began.
    index('projects_begun').on(table.id, table.category).where(sql`${table.status} <> 'active'`),
    index('projects_client_newest').on(table.clientId, table.createdAt, table.id, table.status),
    // And `projects_of_client`, which includes what counts of categories need: a suspended client may have posted tens of thousands.
  ],
)

/** Sum the rows. Kept by a trigger; several rows per category, so that writers do not wait for each other. */
export const projectCategoryCounts = pgTable(
  'project_category_counts',
  {
    category: text('category').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    projects: bigint('projects', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.id] })],
)

export const projectEdits = pgTable(
  'project_edits',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    number: integer('number').notNull(),
    editedBy: uuid('edited_by')
      .notNull()
      .references(() => users.id),
    editedAt: instant('edited_at').notNull(),
    fields: text('fields').array().$type<EditedField[]>().notNull(),
    before: jsonb('before').$type<StoredFacts>().notNull(),
    after: jsonb('after').$type<StoredFacts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.number] }),
    check('project_edits_number_positive', sql`${table.number} >= 1`),
    check(
      'project_edits_fields',
      sql`cardinality(${table.fields}) >= 1 and ${table.before} ?& ${table.fields} and ${table.after} ?& ${table.fields}`,
    ),
  ],
)
