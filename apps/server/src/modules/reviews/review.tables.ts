import { type FigureInputs, reviewReplyMaximum, reviewSides, reviewTextMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant.ts'
import { users } from '../accounts/account.tables.ts'
import { contracts } from '../contracts/contract.tables.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => contracts.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => users.id),
    /** The side of the contract that is reviewed. */
    side: text('side', { enum: reviewSides }).notNull(),
    rating: smallint('rating').notNull(),
    /** In the order of `reviewAspects`. */
    aspects: smallint('aspects').array().notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** From then on everyone can read it, and only then. */
    revealedAt: instant('revealed_at').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
  },
  (table) => [
    unique('reviews_one_per_side').on(table.contractId, table.side),
    check('reviews_two_people', sql`${table.authorId} <> ${table.subjectId}`),
    check('reviews_side_known', sql`${table.side} in ('client', 'freelancer')`),
    check('reviews_rating_range', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_aspects_range',
      sql`cardinality(${table.aspects}) = 3 and 1 <= all (${table.aspects}) and 5 >= all (${table.aspects})`,
    ),
    check('reviews_text_length', sql`char_length(${table.text}) between 1 and ${sql.raw(String(reviewTextMaximum))}`),
    check(
      'reviews_reply',
      sql`(${table.reply} is null) = (${table.repliedAt} is null) and (${table.reply} is null or char_length(${table.reply}) between 1 and ${sql.raw(String(reviewReplyMaximum))})`,
    ),
    // With the author, so that counts read nothing else.
    index('reviews_of_person').on(table.subjectId, table.side, table.revealedAt, table.id, table.authorId),
    index('reviews_by_person').on(table.authorId, table.createdAt, table.id),
    index('reviews_newest').on(table.revealedAt, table.id),
  ],
)

const share = (name: string) => integer(name)
const count = (name: string) => integer(name).notNull()

/** What was measured of people who had a contract or a first message. Written by `refreshFigures` only. */
export const personFigures = pgTable(
  'person_figures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    rating: numeric('rating', { precision: 3, scale: 2, mode: 'number' }),
    reviewCount: count('review_count').default(0),
    reviewedBy: count('reviewed_by').default(0),
    completedJobs: count('completed_jobs').default(0),
    completedForClients: count('completed_for_clients').default(0),
    completionRate: share('completion_rate'),
    responseMinutes: integer('response_minutes'),
    clientRating: numeric('client_rating', { precision: 3, scale: 2, mode: 'number' }),
    clientReviewCount: count('client_review_count').default(0),
    clientReviewedBy: count('client_reviewed_by').default(0),
    /** Contracts of which money was released: as client, and on either side. */
    paidContracts: count('paid_contracts').default(0),
    settledContracts: count('settled_contracts').default(0),
    hireRate: share('hire_rate'),
    answerRate: share('answer_rate'),
    approvalMinutes: integer('approval_minutes'),
    paidRate: share('paid_rate'),
    inputs: jsonb('inputs').$type<FigureInputs>(),
    /** When time alone changes them; null if never. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('person_figures_due').on(table.dueAt, table.userId).where(sql`${table.dueAt} is not null`),
    check(
      'person_figures_rating_range',
      sql`${table.rating} between 1 and 5 and ${table.clientRating} between 1 and 5`,
    ),
    check(
      'person_figures_share_range',
      sql`${table.completionRate} between 0 and 100 and ${table.hireRate} between 0 and 100 and ${table.answerRate} between 0 and 100 and ${table.paidRate} between 0 and 100`,
    ),
  ],
)
