import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/account.tables.ts'

export type EducationEntry = { degree: string; institution: string; year: string }
export type ExperienceEntry = { title: string; company: string; period: string; description: string }
export type PortfolioEntry = { title: string; description: string; image: string }

/** What a person says of themselves. There is no row before they first save it. */
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
    // Read and written whole, in the order their owner gave them, and never searched: no tables of their own.
    education: jsonb('education').$type<EducationEntry[]>().notNull(),
    experience: jsonb('experience').$type<ExperienceEntry[]>().notNull(),
    portfolio: jsonb('portfolio').$type<PortfolioEntry[]>().notNull(),
    showEmail: boolean('show_email').notNull().default(false),
    /** Counts saves, so that a save over somebody's newer one can be refused. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    check('profiles_rating_range', sql`${table.rating} between 0 and 5`),
    check('profiles_completion_range', sql`${table.completionRate} between 0 and 100`),
    check(
      'profiles_figures_positive',
      sql`${table.hourlyRateCents} >= 0 and ${table.totalJobs} >= 0 and ${table.currentProjects} >= 0 and ${table.earningsCents} >= 0`,
    ),
    check('profiles_bio_length', sql`char_length(${table.bio}) <= 20000`),
  ],
)
