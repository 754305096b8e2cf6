import { reviewReplyMaximum, reviewSides, reviewTextMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { contracts } from '../../5-contracts/contracts/contract.tables.ts'

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
