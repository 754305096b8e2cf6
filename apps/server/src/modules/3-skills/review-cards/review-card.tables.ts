import { practicesBeforeRetake, reviewCardKinds } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

/** What people got wrong and are asked again, with the memory that FSRS models of it. It names content, which is not copied. */
export const reviewCards = pgTable(
  'review_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: reviewCardKinds }).notNull(),
    /** A course of the library, by its id, or a course of one's own that an AI wrote; of a concept, the key of its skill. */
    source: text('source').notNull(),
    /** A lesson; of one that an AI wrote, its writing; of a concept, its level; of an exercise of the library empty. */
    part: text('part').notNull(),
    /** A step with a question of its own, an exercise or a concept; of a lesson's own question empty. */
    item: text('item').notNull(),
    /** The beginning of a UTC day. */
    dueAt: instant('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    /** Last, by a mistake outside of reviews as well. */
    ratedAt: instant('rated_at').notNull(),
    /** Last, in a review. */
    answeredAt: instant('answered_at'),
    /** When help was asked for, until it is answered. */
    helpedAt: instant('helped_at'),
    /** Of a concept: whether it was missed when an assessment asked it last. */
    missed: boolean('missed').notNull().default(true),
    /** Of a concept: days on which it was practiced since it was last asked in an assessment, and the last of them. */
    practiced: smallint('practiced').notNull().default(0),
    practicedAt: instant('practiced_at'),
  },
  (table) => [
    unique('review_cards_once').on(table.userId, table.kind, table.source, table.part, table.item),
    index('review_cards_due').on(table.userId, table.dueAt, table.id),
    index('review_cards_answered').on(table.userId, table.answeredAt),
    index('review_cards_practiced')
      .on(table.userId)
      .where(sql`${table.practiced} >= ${sql.raw(String(practicesBeforeRetake))}`),
    check('review_cards_kind_known', sql`${table.kind} in ('check', 'recall', 'exercise', 'concept')`),
    check('review_cards_names_length', sql`char_length(${table.source} || ${table.part} || ${table.item}) <= 300`),
    check(
      'review_cards_memory',
      sql`${table.stability} > 0 and ${table.difficulty} between 1 and 10 and ${table.reps} >= 1 and ${table.lapses} between 0 and ${table.reps}`,
    ),
    // Whoever answers a card cannot have it again at once.
    check('review_cards_due_later', sql`${table.dueAt} > ${table.ratedAt} and ${table.answeredAt} <= ${table.ratedAt}`),
    check(
      'review_cards_practiced',
      sql`${table.practiced} between 0 and 100 and (${table.practiced} = 0) = (${table.practicedAt} is null) and (${table.kind} = 'concept' or ${table.practiced} = 0)`,
    ),
  ],
)
