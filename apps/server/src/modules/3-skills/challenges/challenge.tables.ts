import { challengeKindNames, challengeTextMaximum } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts } from '../attempts/attempt.tables.ts'
import { itemCorrections } from '../corrections/correction.tables.ts'

/** One of each person and question, about the question as it was asked at `position` of an attempt of theirs. */
export const questionChallenges = pgTable(
  'question_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => assessmentAttempts.id),
    position: integer('position').notNull(),
    itemId: text('item_id').notNull(),
    questionId: text('question_id').notNull(),
    kind: text('kind', { enum: challengeKindNames }).notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Null until an operator decides. */
    correctionId: bigint('correction_id', { mode: 'number' }).references(() => itemCorrections.id),
    toldAt: instant('told_at'),
  },
  (table) => [
    unique('question_challenges_once').on(table.userId, table.questionId),
    index('question_challenges_sent').on(table.userId, table.sentAt),
    index('question_challenges_of_attempt').on(table.attemptId),
    index('question_challenges_open').on(table.itemId, table.sentAt).where(sql`${table.correctionId} is null`),
    index('question_challenges_untold')
      .on(table.correctionId, table.id)
      .where(sql`${table.correctionId} is not null and ${table.toldAt} is null`),
    check(
      'question_challenges_kind_known',
      sql`${table.kind} in ('wrong_key', 'several_right', 'none_right', 'unclear', 'outdated', 'other')`,
    ),
    check('question_challenges_position', sql`${table.position} between 0 and 19`),
    check(
      'question_challenges_text_length',
      sql`char_length(${table.text}) between 1 and ${sql.raw(String(challengeTextMaximum))}`,
    ),
    check('question_challenges_told', sql`${table.toldAt} is null or ${table.correctionId} is not null`),
  ],
)
