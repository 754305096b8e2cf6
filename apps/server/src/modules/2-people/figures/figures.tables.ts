import type { FigureInputs } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, numeric, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { users } from '../../1-ground/users/user.tables.ts'

const share = (name: string) => integer(name)
const count = (name: string) => integer(name).notNull()

/** What was measured of people who had a contract or a first message. Written by `refreshFigures` of the reviews only. */
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
