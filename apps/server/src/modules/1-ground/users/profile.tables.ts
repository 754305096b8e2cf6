import { availabilities, hoursPerWeekMaximum, type Language, languagesMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from './user.tables.ts'

export type EducationEntry = { degree: string; institution: string; year: string }
export type ExperienceEntry = { title: string; company: string; period: string; description: string }
export type PortfolioEntry = { title: string; description: string; image: string; link?: string | undefined }

export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    name: text('name').notNull(),
    title: text('title').notNull(),
    location: text('location').notNull(),
    hourlyRateCents: bigint('hourly_rate_cents', { mode: 'number' }).notNull(),
    rating: numeric('rating', { mode: 'number' }).notNull(),
    totalJobs: integer('total_jobs').notNull(),
    completionRate: numeric('completion_rate', { mode: 'number' }).notNull(),
    currentProjects: integer('current_projects').notNull(),
    earningsCents: bigint('earnings_cents', { mode: 'number' }).notNull(),
    profileImage: text('profile_image').notNull(),
    bio: text('bio').notNull(),
    skills: text('skills').array().notNull(),
    // Read and written as a whole, in their owner's order, and never searched, so they need no tables.
    education: jsonb('education').$type<EducationEntry[]>().notNull(),
    experience: jsonb('experience').$type<ExperienceEntry[]>().notNull(),
    portfolio: jsonb('portfolio').$type<PortfolioEntry[]>().notNull(),
    showEmail: boolean('show_email').notNull().default(false),
    /** Null: not stated. */
    availability: text('availability', { enum: availabilities }),
    hoursPerWeek: integer('hours_per_week'),
    languages: text('languages').array().$type<Language[]>().notNull().default([]),
    mayBeFound: boolean('may_be_found').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When it was first saved, which gives lists a stable order. */
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [
    check('profiles_rating_range', sql`${table.rating} between 0 and 5`),
    check('profiles_completion_range', sql`${table.completionRate} between 0 and 100`),
    check(
      'profiles_figures_positive',
      sql`${table.hourlyRateCents} >= 0 and ${table.totalJobs} >= 0 and ${table.currentProjects} >= 0 and ${table.earningsCents} >= 0`,
    ),
    check('profiles_availability_known', sql`${table.availability} in ('available', 'limited', 'unavailable')`),
    check('profiles_hours_range', sql`${table.hoursPerWeek} between 1 and ${sql.raw(String(hoursPerWeekMaximum))}`),
    check('profiles_languages_few', sql`cardinality(${table.languages}) <= ${sql.raw(String(languagesMaximum))}`),
    check('profiles_bio_length', sql`char_length(${table.bio}) <= 20000`),
    index('profiles_newest').on(table.publishedAt, table.userId),
    index('profiles_search').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
)

/** The row is written before the bytes and deleted after them, so the sweep finds what a crash leaves. */
export const profileImages = pgTable(
  'profile_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['avatar', 'portfolio'] }).notNull(),
    storageKey: text('storage_key').notNull().unique('profile_images_storage_key'),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Since when the saved profile has not shown it; null while it does. */
    unusedSince: instant('unused_since').defaultNow(),
  },
  (table) => [
    index('profile_images_owner').on(table.ownerId),
    index('profile_images_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
    check('profile_images_kind_known', sql`${table.kind} in ('avatar', 'portfolio')`),
    check('profile_images_sizes', sql`${table.sizeBytes} > 0 and ${table.width} > 0 and ${table.height} > 0`),
  ],
)
