import { type PeopleSearch, type ProjectSearch, savedSearchKinds, searchAlerts } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: savedSearchKinds }).notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<ProjectSearch | PeopleSearch>().notNull(),
    alerts: text('alerts', { enum: searchAlerts }).notNull(),
    /** Of a search for projects: what is compared with a new one. Empty for every category and every text. */
    category: text('category').notNull().default(''),
    needle: text('needle').notNull().default(''),
    /** A gram of the needle or a facet, by which new entries find searches that may match. */
    probe: text('probe').notNull().default(''),
    /** Of a search for people: what a listing must have. Rates in cents an hour. */
    words: text('words').array().notNull().default(sql`'{}'`),
    facets: text('facets').array().notNull().default(sql`'{}'`),
    rateFrom: integer('rate_from').notNull().default(0),
    rateTo: integer('rate_to').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('saved_searches_kind_known', sql`${table.kind} in ('projects', 'people')`),
    check('saved_searches_alerts_known', sql`${table.alerts} in ('now', 'daily', 'off')`),
    check('saved_searches_name_length', sql`char_length(${table.name}) between 1 and 60`),
    check('saved_searches_waiting', sql`${table.waiting} >= 0`),
    uniqueIndex('saved_searches_once').on(table.userId, table.kind, sql`md5(${table.search}::text)`),
    index('saved_searches_user').on(table.userId, table.createdAt, table.id),
    // Both in the order in which people are told.
    index('saved_searches_probe')
      .on(table.probe, table.userId, table.category)
      .where(sql`${table.kind} = 'projects' and ${table.alerts} <> 'off'`),
    index('saved_searches_people_probe')
      .on(table.probe, table.userId)
      .where(sql`${table.kind} = 'people' and ${table.alerts} <> 'off'`),
    index('saved_searches_waiting_ids').on(table.id).where(sql`${table.waiting} > 0`),
  ],
)

/** One row: the newest project that was compared with all saved searches, and how far the one after it is. */
export const savedSearchProgress = pgTable(
  'saved_search_progress',
  {
    id: boolean('id').primaryKey().default(true),
    createdAt: instant('created_at').notNull(),
    projectId: uuid('project_id').notNull(),
    /** The project that was compared with the searches of people up to `nextUserId`. Null between two projects. */
    nextProjectId: uuid('next_project_id'),
    nextUserId: uuid('next_user_id'),
  },
  (table) => [
    check('saved_search_progress_one_row', sql`${table.id}`),
    check('saved_search_progress_next', sql`(${table.nextProjectId} is null) = (${table.nextUserId} is null)`),
  ],
)

/** Whom a search for people has told of, or will with the daily alert: each person once. */
export const savedSearchPeople = pgTable(
  'saved_search_people',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id),
    foundAt: instant('found_at').notNull(),
    waits: boolean('waits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.personId] }),
    index('saved_search_people_person').on(table.personId),
    index('saved_search_people_waiting').on(table.searchId).where(sql`${table.waits}`),
    index('saved_search_people_told').on(table.searchId, table.foundAt).where(sql`not ${table.waits}`),
  ],
)
